import { z } from "zod";
import { modelFileSchema } from "../core/model/model-file";
import { generationFileSchema } from "../core/protocol/generation-file";

/** Files that people write for Errorbar, by the name of their JSON Schema in `public/schemas`. */
const schemas = {
  "generation.schema.json": {
    title: "Errorbar: how answers were made",
    schema: generationFileSchema,
  },
  "model.schema.json": { title: "Errorbar model", schema: modelFileSchema },
} as const;

/** The JSON Schema of each file, made from the zod schema that reads it. */
export function describeFileSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { title, schema }]) => [
      name,
      { title, ...z.toJSONSchema(schema, { io: "input" }) },
    ]),
  );
}
