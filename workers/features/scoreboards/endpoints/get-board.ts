/** A page of a competition's board with the row of whoever asks; its cost is that of its rows, since places are kept with them. */
import { z } from "zod";
import { startOfDayOf } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { rowsPerPage } from "../rules/limits";
import { movementOf } from "../rules/movement";
import { getCompetition } from "../steps/open-competition";
import { boardRowOutput, competitionOutput, metricOutput, presentCompetition, presentRow } from "../steps/outputs";
import { findAward } from "../store/awards";
import { type BoardRow, findOwnRow, listBoard, listFigures, listTies } from "../store/board";
import { listGroupsOf, listMetrics, listPrizes } from "../store/competitions";

const prize = z.object({ place: z.int(), points: z.int() });

export const getBoard = defineEndpoint({
	name: "scoreboards/get-board",
	path: "/api/scoreboard_competitions/api_get_board",
	summary: "A competition with what counts, its prizes, a page of its board, and where whoever asks stands.",
	access: "signed_in",
	flags: ["scoreboard_competitions_enabled"],
	input: z.object({ competition_id: z.int(), page: z.int().min(0).max(1_000_000).default(0) }),
	output: z.object({
		competition: competitionOutput,
		metrics: z.array(metricOutput),
		/** For teams what each of the team gets. */
		prizes: z.array(prize),
		groups: z.array(z.object({ group_id: z.int(), name: z.string(), member_count: z.int() })),
		rows: z.array(boardRowOutput),
		/** The total of the first place, with which rows are compared. */
		top_total: z.int(),
		page: z.int(),
		total_pages: z.int(),
		/** Account owners see boards of competitions in which they do not compete. */
		is_competing: z.literal([0, 1]),
		/** None while nothing of the person, or of their team, was counted. */
		own: boardRowOutput.nullable(),
		/** What the person won. */
		award: z.object({ points: z.int(), status: z.enum(["waiting", "paid", "lost"]) }).nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { competition_id: id, page: asked }) => {
		const { account, user, clock, read } = scope;
		const { competition, isCompeting } = await getCompetition(scope, id);
		const total_pages = Math.ceil(competition.placed_count / rowsPerPage);
		const page = Math.min(asked, Math.max(0, total_pages - 1));
		const [metrics, prizes, groups, rows, [own], [award]] = await Promise.all([
			read(listMetrics(account.id, id)),
			read(listPrizes(account.id, id)),
			read(listGroupsOf(account.id, id)),
			read(listBoard(account.id, id, page, rowsPerPage)),
			read(findOwnRow(account.id, id, user.id)),
			read(findAward(account.id, id, user.id)),
		]);
		const [top] = page === 0 ? rows : await read(listBoard(account.id, id, 0, 1));
		const shown = own ? [...rows, own] : rows;
		const ids = [...new Set(shown.map(({ contestant_id }) => contestant_id))];
		const places = [...new Set(shown.map(({ place }) => place))];
		const [figures, ties] =
			ids.length === 0
				? [[], []]
				: await Promise.all([read(listFigures(account.id, id, ids)), read(listTies(account.id, id, places))]);
		const tied = new Set(ties.map(({ place }) => place));
		const figureOf = new Map(figures.map((one) => [`${one.contestant_id} ${one.metric}`, one.figure]));
		const day = startOfDayOf(
			competition.status === "frozen" ? (competition.shown_at ?? clock.now()) : clock.now(),
			account.time_zone,
		);
		const present = (row: BoardRow) =>
			presentRow(row, {
				figures: metrics.map(({ metric }) => figureOf.get(`${row.contestant_id} ${metric}`) ?? 0),
				movement: movementOf(row, competition, day),
				seesNames: user.role === "account_owner",
				isTied: tied.has(row.place),
				isOwn: row.contestant_id === own?.contestant_id,
			});
		return {
			competition: presentCompetition(competition, clock.now()),
			...{ metrics, prizes, groups, page, total_pages },
			rows: rows.map(present),
			top_total: top?.shown_total ?? 0,
			is_competing: isCompeting ? (1 as const) : (0 as const),
			own: own ? present(own) : null,
			award: award ?? null,
		};
	},
});
