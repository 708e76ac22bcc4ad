/** Where everybody of a demo stands, as if the clock had followed them all along: nobody is told of what is long so. */
import { dayIn } from "#workers/features/programs";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { followStanding, type Level } from "../rules/levels";
import { windowOf } from "../rules/window";
import type { RulesRow } from "../store/levels";
import { listStandings, saveStandings } from "../store/standings";

const atOnce = 500;

/** The statements that write it, by these rules and levels. */
export async function settlePastStandings(
	{ account, clock, read }: Scope,
	rules: Omit<RulesRow, "version" | "updated_at">,
	levels: readonly Level[],
): Promise<Statement[]> {
	const { start } = windowOf(rules, dayIn(account.time_zone, clock.now()));
	const statements: Statement[] = [];
	let after = 0;
	let isMore = true;
	while (isMore) {
		const people = await read(listStandings(account.id, { metric: rules.metric, usual: 0 }, after, atOnce));
		const rows = people.flatMap((person) => {
			const { changed } = followStanding(levels, person, start);
			return changed ? [{ user_id: person.id, ...changed }] : [];
		});
		if (rows.length > 0) statements.push(saveStandings(account.id, rules.metric, rows));
		isMore = people.length === atOnce;
		after = people.at(-1)?.id ?? 0;
	}
	return statements;
}
