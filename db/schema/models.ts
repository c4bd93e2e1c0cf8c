import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { ModelPrices, ModelSampling } from "../../lib/core/model/model-description";
import type { ModelEndpoint } from "../../lib/core/model/model-endpoint";

/** A listed product at one build. `revision` and `provider` are null when nobody disclosed them. */
export const models = pgTable("models", {
  id: serial("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  provider: text("provider"),
  revision: text("revision"),
  /** Built-in baseline: no language model answers. */
  synthetic: boolean("synthetic").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** What is known of a model, in full; the newest row stands, and a bare entry has none. */
export const modelDescriptions = pgTable(
  "model_descriptions",
  {
    id: serial("id").primaryKey(),
    modelId: integer("model_id")
      .notNull()
      .references(() => models.id),
    name: text("name").notNull(),
    provider: text("provider"),
    revision: text("revision"),
    releasedOn: date("released_on"),
    /** The declared end of its training data. */
    cutoffOn: date("cutoff_on"),
    openWeights: boolean("open_weights"),
    sampling: jsonb("sampling").$type<ModelSampling>(),
    prices: jsonb("prices").$type<ModelPrices>(),
    /** Where it is asked, without secrets; null where nobody here can ask it. */
    endpoint: jsonb("endpoint").$type<ModelEndpoint>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("model_descriptions_model").on(table.modelId)],
);

/**
 * Every model as it is known now: its newest description where it has one, field by field, so that a
 * field that the newest leaves undisclosed is not filled from an older one.
 */
export const currentModels = pgView("current_models", {
  id: integer("id").notNull(),
  slug: text("slug").notNull(),
  synthetic: boolean("synthetic").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  name: text("name").notNull(),
  provider: text("provider"),
  revision: text("revision"),
  releasedOn: date("released_on"),
  cutoffOn: date("cutoff_on"),
  openWeights: boolean("open_weights"),
  sampling: jsonb("sampling").$type<ModelSampling>(),
  prices: jsonb("prices").$type<ModelPrices>(),
  endpoint: jsonb("endpoint").$type<ModelEndpoint>(),
  /** Null for a bare entry. */
  descriptionId: integer("description_id"),
  describedAt: timestamp("described_at", { withTimezone: true }),
}).as(sql`
  select model.id, model.slug, model.synthetic, model.created_at,
    case when newest.id is null then model.name else newest.name end as name,
    case when newest.id is null then model.provider else newest.provider end as provider,
    case when newest.id is null then model.revision else newest.revision end as revision,
    newest.released_on, newest.cutoff_on, newest.open_weights, newest.sampling, newest.prices,
    newest.endpoint, newest.id as description_id, newest.created_at as described_at
  from models as model
  left join lateral (
    select * from model_descriptions as described
    where described.model_id = model.id order by described.id desc limit 1
  ) as newest on true
`);
