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
      objects: { kind: "folder", path: "/checkout/.errorbar/objects" },
      pythonBackend: "bubblewrap",
    });
  });

  test("takes paths from the checkout and objects from a file URL", () => {
    expect(
      readEnv({ ERRORBAR_HOME: "data", ERRORBAR_OBJECTS: "file:/srv/my%20objects" }, "/checkout"),
    ).toMatchObject({
      home: "/checkout/data",
      objects: { kind: "folder", path: "/srv/my objects" },
    });
  });

  test.each([
    [
      { ERRORBAR_OBJECTS: "s3://board/deep/prefix/", AWS_REGION: "eu-central-1" },
      { bucket: "board", prefix: "deep/prefix", region: "eu-central-1", endpoint: null },
    ],
    [
      { ERRORBAR_OBJECTS: "s3://board", AWS_ENDPOINT_URL: "http://127.0.0.1:9000/" },
      { bucket: "board", prefix: "", region: "us-east-1", endpoint: "http://127.0.0.1:9000" },
    ],
    [
      {
        ERRORBAR_OBJECTS: "s3://board/p",
        AWS_DEFAULT_REGION: "a-1",
        AWS_ENDPOINT_URL: "http://every-service",
        AWS_ENDPOINT_URL_S3: "http://objects",
      },
      { bucket: "board", prefix: "p", region: "a-1", endpoint: "http://objects" },
    ],
  ])("takes bucket, region and server of %j", (source, location) => {
    expect(readEnv(source, "/checkout").objects).toEqual({ kind: "s3", ...location });
  });

  test("keeps no key of S3, and leaves wrong ones of other programs alone", () => {
    const keys = { AWS_ACCESS_KEY_ID: "an-id-0123", AWS_SECRET_ACCESS_KEY: "a-secret-0123" };
    const s3 = { ERRORBAR_OBJECTS: "s3://board", AWS_REGION: "eu-central-1" };
    expect(JSON.stringify(readEnv({ ...s3, ...keys }, "/checkout"))).not.toContain("0123");
    const others = { AWS_ENDPOINT_URL: "nonsense", AWS_SECRET_ACCESS_KEY: "alone" };
    expect(readEnv(others, "/checkout").objects.kind).toBe("folder");
  });

  test.each([
    [{ PORT: "0" }, /^PORT=0: give a whole number/],
    [{ PORT: "65536" }, /^PORT=65536: give a whole number/],
    [{ PORT: "3000x" }, /^PORT=3000x: give a whole number/],
    [{ HOST: "not a host" }, /^HOST=not a host: give an address/],
    [{ DATABASE_URL: "mysql://a:secret@b/c" }, /^DATABASE_URL=mysql:\/\/a:\*\*\*@b\/c: give a URL/],
    [{ DATABASE_URL: "postgres://a:b@c" }, /^DATABASE_URL=/],
    [
      { ERRORBAR_OBJECTS: "s3://bucket/prefix" },
      /^AWS_REGION is missing: give the bucket's region/,
    ],
    [{ ERRORBAR_OBJECTS: "s3://Bucket" }, /^ERRORBAR_OBJECTS=s3:.*or s3:\/\/bucket\/prefix$/],
    [{ ERRORBAR_OBJECTS: "s3://bucket/a/../b" }, /^ERRORBAR_OBJECTS=s3:/],
    [
      { ERRORBAR_OBJECTS: "s3://bucket", AWS_ENDPOINT_URL: "http://me:secret@host" },
      /^AWS_ENDPOINT_URL=http:\/\/me:\*\*\*@host: give the S3 server's address/,
    ],
    [
      { ERRORBAR_OBJECTS: "s3://bucket", AWS_REGION: "a-1", AWS_SECRET_ACCESS_KEY: "secret" },
      /^AWS_ACCESS_KEY_ID is missing: give it together with AWS_SECRET_ACCESS_KEY$/,
    ],
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
    objects: { kind: "folder" as const, path: "/srv/my objects" },
    missing: ["no control groups"],
  };

  test("survives the way through the environment", () => {
    expect(readWebEnv(webEnvVariables(env))).toEqual(env);
    for (const endpoint of [null, "http://127.0.0.1:9000"]) {
      const s3 = { kind: "s3" as const, bucket: "board", prefix: "p", region: "a-1", endpoint };
      const variables = webEnvVariables({ ...env, objects: s3 });
      expect(readWebEnv(variables).objects).toEqual(s3);
    }
    expect(
      readWebEnv({
        ERRORBAR_WEB_DATABASE_URL: env.databaseUrl,
        ERRORBAR_OBJECTS: "file:/srv/objects",
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
