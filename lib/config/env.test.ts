import { describe, expect, test } from "vitest";
import { DomainError } from "../core/errors";
import { readEnv } from "./env";
import { readWebEnv, webEnvVariables } from "./web-env";

const refusal = (source: Record<string, string>): string => {
  try {
    readEnv(source, "/checkout");
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-input") return error.message;
    throw error;
  }
  return "";
};

describe("the worker's configuration", () => {
  test("needs nothing, and takes an empty variable for an absent one", () => {
    expect(readEnv({ PORT: "", PATH: "/bin" }, "/checkout")).toEqual({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: null,
      webDatabaseUrl: null,
      home: "/checkout/.errorbar",
      objects: "/checkout/.errorbar/objects",
      pythonBackend: "bubblewrap",
    });
  });

  test("takes paths from the checkout and objects from a file URL", () => {
    expect(
      readEnv({ ERRORBAR_HOME: "data", ERRORBAR_OBJECTS: "file:/srv/my%20objects" }, "/checkout"),
    ).toMatchObject({ home: "/checkout/data", objects: "/srv/my objects" });
  });

  test.each([
    [{ PORT: "0" }, /^PORT=0: give a whole number/],
    [{ PORT: "65536" }, /^PORT=65536: give a whole number/],
    [{ PORT: "3000x" }, /^PORT=3000x: give a whole number/],
    [{ HOST: "not a host" }, /^HOST=not a host: give an address/],
    [{ DATABASE_URL: "mysql://a:secret@b/c" }, /^DATABASE_URL=mysql:\/\/a:\*\*\*@b\/c: give a URL/],
    [{ DATABASE_URL: "postgres://a:b@c" }, /^DATABASE_URL=/],
    [{ ERRORBAR_OBJECTS: "s3://bucket/prefix" }, /^ERRORBAR_OBJECTS=s3:.*not supported yet/],
    [{ ERRORBAR_OBJECTS: "objects" }, /^ERRORBAR_OBJECTS=objects: give a folder as file:/],
    [{ ERRORBAR_OBJECTS: "file://host/share" }, /^ERRORBAR_OBJECTS=file:/],
    [
      { ERRORBAR_PYTHON_BACKEND: "docker" },
      /^ERRORBAR_PYTHON_BACKEND=docker: give one of bubblewrap, fork-server$/,
    ],
  ])("refuses %j in one line with the remedy", (source, message) => {
    const line = refusal(source);
    expect(line).toMatch(message);
    expect(line).not.toMatch(/\n|secret/);
  });
});

describe("the site's configuration", () => {
  const env = {
    databaseUrl: "postgres://web:w@127.0.0.1:5432/errorbar",
    objects: "/srv/objects",
    missing: ["no control groups"],
  };

  test("survives the way through the environment", () => {
    expect(readWebEnv(webEnvVariables(env))).toEqual(env);
    expect(
      readWebEnv({
        ERRORBAR_WEB_DATABASE_URL: env.databaseUrl,
        ERRORBAR_OBJECTS_ROOT: env.objects,
      }).missing,
    ).toEqual([]);
  });

  test("names what is missing or malformed", () => {
    expect(() => readWebEnv({})).toThrow(/^ERRORBAR_WEB_DATABASE_URL is missing/);
    expect(() => readWebEnv({ ...webEnvVariables(env), ERRORBAR_MISSING: "{" })).toThrow(
      /^ERRORBAR_MISSING=\{: give a JSON list/,
    );
  });
});
