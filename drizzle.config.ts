/** How drizzle-kit compares a database's tables with its migrations; scripts/migrations.mjs sets the two variables. */
import { readdirSync } from "node:fs";
import { defineConfig } from "drizzle-kit";

const database = process.env.LAUREL_DATABASE === "directory" ? "directory" : "shard";
const schemaFiles = readdirSync("drizzle")
	.filter((name) => name.endsWith(".ts") && (name === "directory.ts") === (database === "directory"))
	.map((name) => `./drizzle/${name}`);

export default defineConfig({
	dialect: "sqlite",
	schema: schemaFiles,
	out: process.env.LAUREL_MIGRATIONS_FOLDER ?? `./migrations/${database}`,
});
