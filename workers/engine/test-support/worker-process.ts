import { openDatabasePool } from "../../../db/client";
import { FileObjectStore } from "../../../db/objects/file-object-store";
import { openTestEngine } from "./open-test-engine";

/** A worker in a process of its own, to be killed: its database and objects are its two arguments. */
const [workerUrl = "", objects = ""] = process.argv.slice(2);
const { db } = openDatabasePool(workerUrl);
await openTestEngine({ db, workerUrl, objects: new FileObjectStore(objects) }, "killed");
process.stdout.write("ready\n");
