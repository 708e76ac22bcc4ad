/** Reads what the migrations make of a table of a shard: its columns and its indexes, for whoever writes code over it. */
import { readdirSync, readFileSync } from "node:fs";
import { inProject } from "../project.mjs";

const folder = inProject("migrations", "shard");

/** All migrations of the shards as one text. */
export const readShardMigrations = () =>
	readdirSync(folder)
		.filter((name) => name.endsWith(".sql"))
		.sort()
		.map((name) => readFileSync(inProject("migrations", "shard", name), "utf8"))
		.join("\n");

/**
 * A table as { name, columns: [{ name, type, isNullable }], indexes: [[column, …]], hasVersion }; `hasVersion` says that
 * triggers raise its version in table_versions. Throws when no migration makes it, or it is no tenant's.
 */
export function readTable(name, text = readShardMigrations()) {
	const body = new RegExp(`CREATE TABLE \`${name}\` \\(\\n([\\s\\S]*?)\\n\\)`).exec(text)?.[1];
	if (!body) throw new Error(`no migration makes a table ${name}`);
	const added = [...text.matchAll(new RegExp(`ALTER TABLE \`${name}\` ADD (.*);`, "g"))].map(([, column]) => column);
	const columns = [...body.split("\n"), ...added]
		.map((line) => /^\s*`(\w+)` (integer|text|real)(.*)$/.exec(line))
		.filter(Boolean)
		.map(([, column, type, rest]) => ({ name: column, type, isNullable: !rest.includes("NOT NULL") }));
	if (!["account_id", "id"].every((key) => columns.some((column) => column.name === key)))
		throw new Error(`${name} is no table of a tenant's things: it needs account_id and id`);
	const indexes = [
		...text.matchAll(new RegExp(`CREATE (?:UNIQUE )?INDEX \`\\w+\` ON \`${name}\` \\(([^)]*)\\);`, "g")),
	].map(([, list]) => [...list.matchAll(/`(\w+)`/g)].map(([, column]) => column));
	const hasVersion = new RegExp(
		`TRIGGER \\w+ AFTER INSERT ON ${name}\\b[\\s\\S]*?table_versions[\\s\\S]*?'${name}'`,
	).test(text);
	return { name, columns, indexes, hasVersion };
}
