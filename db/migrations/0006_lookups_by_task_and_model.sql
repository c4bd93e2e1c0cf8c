CREATE INDEX "claims_model" ON "claims" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "reported_outcomes_task" ON "reported_outcomes" USING btree ("task_id");
