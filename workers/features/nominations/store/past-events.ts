/** Writes an event of a demo as it would have come about: its state, nominations, verdicts and winners. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import type { Status } from "../rules/event";
import type { Verdict } from "../rules/judging";
import { saveEvent, type WrittenEvent } from "./events";
import { insertNominations, insertPastVerdicts, type NewNomination } from "./nominations";

/** An event of the past or that runs; winners with the reason of a tie. */
export type PastEvent = Omit<WrittenEvent, "now"> & {
	status: Status;
	round: number;
	created_at: number;
	published_at: number | null;
	nominations: readonly NewNomination[];
	verdicts: readonly (Verdict & { category_id: number })[];
	winners: readonly { category_id: number; winner_id: number; reason: string | null }[];
};

/** The statements. */
export function insertPastEvent(account_id: number, past: PastEvent): Statement[] {
	const { id, status, round, published_at, nominations, verdicts, winners, created_by } = past;
	return [
		...saveEvent(account_id, { ...past, now: past.created_at }),
		insertNominations(account_id, nominations),
		insertPastVerdicts(account_id, verdicts),
		...winners.map(
			({ category_id, winner_id, reason }) => sql`update nomination_categories set winner_id = ${winner_id},
				chosen_id = ${reason === null ? null : winner_id}, chosen_reason = ${reason},
				chosen_by = ${reason === null ? null : created_by} where account_id = ${account_id} and id = ${category_id}`,
		),
		sql`update nomination_events set status = ${status}, round = ${round}, published_at = ${published_at}
			where account_id = ${account_id} and id = ${id}`,
	];
}
