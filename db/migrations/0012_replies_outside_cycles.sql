ALTER TABLE "private"."model_replies" DROP CONSTRAINT "model_replies_attempt";--> statement-breakpoint
ALTER TABLE "private"."model_replies" ALTER COLUMN "cycle_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "private"."model_replies" ADD CONSTRAINT "model_replies_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private"."model_replies" ADD CONSTRAINT "model_replies_attempt" UNIQUE NULLS NOT DISTINCT("cycle_id","model_id","task_id","candidate_index","attempt");