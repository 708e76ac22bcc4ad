/** Squares that somebody claims, in the inbox: what was said with the picture, and what agreeing and refusing do. */
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineModerationSource } from "#workers/kernel/define-moderation-source";
import { refuse } from "#workers/kernel/errors";
import { findMarker, isSquareWaiting, listSquaresToModerate, updateSquare } from "../store/squares";

export const bingoSquareToModerate = defineModerationSource({
	kind: "bingo_square",
	moderator_role: "account_owner",
	present: async ({ account, read, translate }, requests) => {
		const rows = await read(
			listSquaresToModerate(
				account.id,
				requests.map(({ subject_id }) => subject_id),
			),
		);
		const rowOf = new Map(rows.map((row) => [row.id, row]));
		return new Map(
			requests.flatMap(({ id, subject_id }) => {
				const row = rowOf.get(subject_id);
				if (!row) return [];
				const facts = [
					{ label: translate("games:facts.by"), value: row.by },
					{ label: translate("games:facts.game"), value: row.game },
				];
				const image_url = row.picture_url || null;
				return [
					[id, { name: row.task, image_url, to: image_url, facts, message: row.words, asked_by: row.by }] as const,
				];
			}),
		);
	},
	decide: async (scope, { subject_id }, { action, notes }) => {
		const { account, read } = scope;
		const [square] = await read(listSquaresToModerate(account.id, [subject_id]));
		if (square?.status !== "waiting") throw refuse("already_decided");
		const isDone = action === "approve";
		const people = await read(findMarker(account.id, square.user_id));
		const told = { game_id: square.game_id, task: square.task, is_done: isDone ? (1 as const) : (0 as const), notes };
		const notice = notify(scope, "games/square-decided", people, told);
		return {
			statements: [
				assertThat("already_decided", isSquareWaiting(account.id, subject_id)),
				updateSquare(account.id, subject_id, isDone ? "done" : "rejected", notes),
				...notice.statements,
			],
			follow: notice.follow,
		};
	},
});
