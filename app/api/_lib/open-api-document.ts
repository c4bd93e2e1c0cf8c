import { z } from "zod";
import manifest from "../../../package.json";
import { describeSchemas, type SchemaName, schemaAddress } from "./api-schemas";
import type { Endpoint } from "./endpoint";
import { endpoints } from "./endpoints";

type Json = Record<string, unknown>;

/** The description of the API, OpenAPI 3.1, made from the schemas that parse and print it. */
export function openApiDocument(): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Errorbar",
      summary: manifest.description,
      description: "Read-only. Rates are fractions beside their counts, times are UTC.",
      version: manifest.version,
      license: { name: manifest.license, identifier: manifest.license },
    },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.path, describeEndpoint(endpoint)]),
    ),
    components: { schemas: describeSchemas() },
  };
}

function describeEndpoint(endpoint: Endpoint): Json {
  const parameters = [...describePath(endpoint.path), ...describeQuery(endpoint.query)];
  return {
    get: {
      operationId: operationId(endpoint.path),
      summary: endpoint.summary,
      ...(parameters.length === 0 ? {} : { parameters }),
      responses: endpoint.isProbe ? describeProbe(endpoint) : describeResponses(endpoint),
    },
  };
}

function operationId(path: string): string {
  const words = path.replace("/api/v1", "").match(/[A-Za-z]+/g) ?? [];
  return ["get", ...words].join("-");
}

function describePath(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function describeQuery(query: z.ZodObject | undefined): Json[] {
  if (query === undefined) return [];
  return Object.entries(query.shape).map(([name, schema]) => {
    const { $schema: _, description, ...rest } = z.toJSONSchema(schema, { io: "output" });
    return {
      name,
      in: "query",
      required: schema instanceof z.ZodType && !schema.safeParse(undefined).success,
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

function describeResponses(endpoint: Endpoint): Json {
  const { query, path, conflict, headers = {} } = endpoint;
  const etag = { ETag: describeHeader("SHA-256 of the body, quoted") };
  const named = Object.entries(headers).map(([name, text]) => [name, describeHeader(text)]);
  return {
    "200": {
      description: endpoint.summary,
      headers: { ...etag, ...Object.fromEntries(named) },
      content: { ...describeAnswers(endpoint), ...describeTable(endpoint) },
    },
    "304": { description: "The body named by If-None-Match is still the current one" },
    ...(query === undefined ? {} : { "400": describeError("A parameter is wrong") }),
    ...(path.includes("{") || conflict ? { "404": describeError("There is none") } : {}),
    ...(conflict === undefined ? {} : { "409": describeConflict(conflict) }),
    "413": describeError("The request has a body"),
    "414": describeError("The address is too long"),
    "429": {
      ...describeError("Too many requests of one address"),
      headers: { "Retry-After": describeHeader("Seconds until a request is answered again") },
    },
    "500": describeError("The site could not answer"),
  };
}

function describeProbe(endpoint: Endpoint): Json {
  const content = describeContent(endpoint.answer);
  const up = { "200": { description: endpoint.summary, content } };
  if (endpoint.path !== "/readyz") return up;
  return { ...up, "503": { description: "It can't serve at present", content } };
}

function describeHeader(description: string): Json {
  return { description, schema: { type: "string" } };
}

function describeAnswers({ answer, otherwise }: Endpoint): Json {
  if (otherwise === undefined || !("schema" in answer)) return describeContent(answer);
  const schemas = [answer.schema, otherwise.schema];
  const anyOf = schemas.map((name) => ({ $ref: schemaAddress(name) }));
  return { "application/json": { schema: { anyOf } } };
}

function describeContent(answer: Endpoint["answer"]): Json {
  if ("schema" in answer) {
    return { "application/json": { schema: { $ref: schemaAddress(answer.schema) } } };
  }
  if (answer.line === undefined) return { [answer.mediaType]: { schema: { type: "string" } } };
  const description = `Each line is one JSON document of ${schemaAddress(answer.line)}`;
  return { [answer.mediaType]: { schema: { type: "string", description } } };
}

/** The files that a table is offered as; a cell that starts a formula gets an apostrophe in CSV. */
function describeTable({ table, otherwise }: Endpoint): Json {
  if (table === undefined) return {};
  const rows = [table, ...(otherwise === undefined ? [] : [otherwise.table])].map(wordRows);
  const description = `One row each of ${rows.join(", or ")}: fields of fields joined by underscores`;
  return {
    "text/csv": { schema: { type: "string", description } },
    "application/vnd.apache.parquet": { schema: { type: "string", format: "binary", description } },
  };
}

function wordRows(table: NonNullable<Endpoint["table"]>): string {
  if (typeof table === "string") return schemaAddress(table);
  return Object.entries(table)
    .map(([name, schema]) => `${schemaAddress(schema)} (${name})`)
    .join(", ");
}

function describeConflict(schema: SchemaName): Json {
  const description = "What is asked for exists and is refused, for the reasons given";
  return { description, content: describeContent({ schema }) };
}

function describeError(description: string): Json {
  return { description, content: describeContent({ schema: "Error" }) };
}
