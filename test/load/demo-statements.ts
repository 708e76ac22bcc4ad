/** The statements of the demo's people: each reads as it happened, from one line to the next. */
import { databaseFolders } from "../../scripts/migrate.mjs";
import { openDatabases } from "../../scripts/runtime.mjs";

/** How many lines all statements of a state folder have, and those that are older than one before them; nobody else may have the folder open. */
export async function statementsOutOfOrder(folder: string): Promise<{ line_count: number; late: string[] }> {
	const opened = await openDatabases(folder);
	try {
		let line_count = 0;
		const late: string[] = [];
		for (const binding of Object.keys(databaseFolders).filter((name) => name.startsWith("SHARD_"))) {
			const database = await opened.database(binding);
			const [counted] = (
				await database.prepare("select count(*) as count from statement_lines").all<{ count: number }>()
			).results;
			line_count += counted!.count;
			const { results } = await database
				.prepare(
					`select l.account_id || ': ' || t.source || ' ' || t.reason as line from (
						select s.account_id, s.transaction_id, s.created_at, max(s.created_at) over (
							partition by s.account_id, s.ledger_account_id order by s.id rows between unbounded preceding and 1 preceding) as before
						from statement_lines s) l
					join ledger_transactions t on t.account_id = l.account_id and t.id = l.transaction_id where l.created_at < l.before`,
				)
				.all<{ line: string }>();
			late.push(...results.map(({ line }) => line));
		}
		return { line_count, late };
	} finally {
		await opened.stop();
	}
}
