/** Every table in one namespace, for drizzle-kit and the query builder. */
export * from "./schema/claims";
export * from "./schema/confirmations";
export * from "./schema/cycles";
export * from "./schema/events";
export * from "./schema/models";
export * from "./schema/runs";
export * from "./schema/site";
export * from "./schema/suites";
export * from "./schema/tasks";
