/** A competition as somebody may see it: whoever competes in it, and account owners each that is published. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { findEntrant } from "../store/board";
import { type CompetitionRow, findCompetition } from "../store/competitions";

/** It, and whether whoever asks competes in it. Throws not found where it is none for them. */
export async function getCompetition(
	{ account, user, read }: MemberScope,
	id: number,
): Promise<{ competition: CompetitionRow; isCompeting: boolean }> {
	const [[competition], [entrant]] = await Promise.all([
		read(findCompetition(account.id, id)),
		read(findEntrant(account.id, id, user.id)),
	]);
	if (!competition || competition.status === "draft") throw notFound("scoreboard_competition");
	const isCompeting = competition.has_entrants === 0 || entrant !== undefined;
	if (!isCompeting && user.role !== "account_owner") throw notFound("scoreboard_competition");
	return { competition, isCompeting };
}
