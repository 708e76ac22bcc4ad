/** The triggers that note which rows of an account change while it is being moved, as the database is told to make them. @pure */
import { hash } from "node:crypto";
import type { TableShape } from "./export-tables";

/** A trigger by its name; another text has another name. */
export type NotingTrigger = { name: string; text: string };

/** What the name of every such trigger begins with. */
export const triggerPrefix = "note_move_";

/** The key of an entry that is no new one: all entries are compared anew then. */
export const wholeTable = "[]";

const quoted = (name: string) => `"${name}"`;

/** Three triggers a table: for rows that come, that change, by their former key too, and that go. */
export function notingTriggers(
	account_id: number,
	shapes: readonly Pick<TableShape, "name" | "key">[],
): NotingTrigger[] {
	if (!Number.isSafeInteger(account_id)) throw new Error(`${account_id} is no account`);
	return shapes.flatMap(({ name, key }) => {
		const keyOf = (row: "new" | "old") => `json_array(${key.map((column) => `${row}.${quoted(column)}`).join(", ")})`;
		const note = (value: string, when = "") =>
			`INSERT INTO account_move_changes (account_id, table_name, row_key) SELECT ${account_id}, '${name}', ${value}${when};`;
		// Entries are final and stand in their order: only new ones are compared, unless one of them is touched after all.
		const isFinal = name === "ledger_entries";
		const changed = isFinal
			? note(`'${wholeTable}'`)
			: `${note(keyOf("new"))} ${note(keyOf("old"), ` WHERE ${keyOf("old")} <> ${keyOf("new")}`)}`;
		const trigger = (event: string, row: "new" | "old", notes: string): NotingTrigger => {
			const rest = `AFTER ${event} ON ${quoted(name)} WHEN ${row}.account_id = ${account_id} BEGIN ${notes} END`;
			const sign = hash("sha256", rest, "hex").slice(0, 8);
			const full = `${triggerPrefix}${account_id}_${name}_${event.toLowerCase()}_${sign}`;
			return { name: full, text: `CREATE TRIGGER IF NOT EXISTS ${quoted(full)} ${rest}` };
		};
		return [
			trigger("INSERT", "new", note(keyOf("new"))),
			trigger("UPDATE", "new", changed),
			trigger("DELETE", "old", note(isFinal ? `'${wholeTable}'` : keyOf("old"))),
		];
	});
}

/** The account whose changes a trigger notes. */
export function accountOfTrigger(name: string): number {
	return Number(name.slice(triggerPrefix.length).split("_")[0]);
}
