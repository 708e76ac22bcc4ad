/** What the jury of an event reads: who is left, their words, one's own verdicts, and ties; how all stand is the account owner's until the end. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { changes, changesOf, mayModerate } from "../rules/event";
import { leftIn, standingOf } from "../rules/judging";
import { eventOutput, presentEvent, readForJury } from "../steps/event";
import { type Judged, leadersIn, readJudged } from "../steps/winners";
import { type EventRow, jurorsOf, roundsOf } from "../store/events";

const flag = z.literal([0, 1]);

const nominee = z.object({
	nominee_id: z.int(),
	name: z.string(),
	title: z.string(),
	image_url: z.string().nullable(),
	/** The reader's own verdict of this round. */
	value: z.int().nullable(),
	may_judge: flag,
	is_leading: flag,
	/** Votes and approvals, or the average score in tenths; null to whom it is not told. */
	standing: z.int().nullable(),
	words: z.array(
		z.object({ id: z.int(), words: z.string(), answers: z.array(z.string()), nominator: z.string(), created_at: z.int() }),
	),
});

export const getNominationsForModeration = defineEndpoint({
	name: "nominations/get-nominations-for-moderation",
	path: "/api/nominations/api_get_nominations_for_moderation",
	summary: "The nominations of an event, for its jury and those who look after events.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	input: z.object({ event_id: z.int() }),
	output: z.object({
		event: eventOutput,
		is_juror: flag,
		changes: z.array(z.enum(changes)),
		categories: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				questions: z.array(z.string()),
				is_tied: flag,
				chosen_id: z.int().nullable(),
				chosen_reason: z.string().nullable(),
				winner_id: z.int().nullable(),
				nominees: z.array(nominee),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { event_id }) => {
		const { user } = scope;
		const row = await readForJury(scope, event_id);
		const event = presentEvent(scope, row);
		const judged = await readJudged(scope, row);
		const isJuror = jurorsOf(row).includes(user.id);
		const reader = {
			id: user.id,
			isJudging: isJuror && row.status === "reviewing",
			seesStanding: user.role === "account_owner" || ["finalised", "published", "archived"].includes(row.status),
			seesTies: mayModerate(user),
		};
		const { round, rounds } = event;
		return {
			event,
			is_juror: isJuror ? (1 as const) : (0 as const),
			changes: mayModerate(user) ? changesOf(event.status, { round, rounds: rounds.length }) : [],
			categories: judged.map((one) => presentCategory(one, row, reader)),
		};
	},
});

type Reader = { id: number; isJudging: boolean; seesStanding: boolean; seesTies: boolean };

function presentCategory(one: Judged, event: EventRow, reader: Reader) {
	const { category, nominations, nominees, verdicts } = one;
	const rounds = roundsOf(event);
	const { round } = event;
	const method = rounds[round - 1];
	const leaders = reader.seesTies && round >= rounds.length ? leadersIn(one, event) : [];
	const isNamed = nominees.includes(reader.id);
	return {
		...{ id: category.id, name: category.name, questions: category.questions, winner_id: category.winner_id },
		...{ chosen_id: category.chosen_id, chosen_reason: category.chosen_reason },
		is_tied: flagOf(leaders.length > 1),
		nominees: leftIn(nominees, verdicts, { rounds, round }).map((nominee_id) => {
			const own = nominations.filter((row) => row.nominee_id === nominee_id);
			const said = verdicts.find(
				(verdict) => verdict.round === round && verdict.nominee_id === nominee_id && verdict.juror_id === reader.id,
			);
			const [first] = own;
			const isOwn = own.some(({ nominator_id }) => nominator_id === reader.id);
			return {
				nominee_id,
				...{ name: first?.nominee ?? "", title: first?.nominee_title ?? "", image_url: first?.nominee_image ?? null },
				value: said?.value ?? null,
				may_judge: flagOf(reader.isJudging && !isNamed && !isOwn),
				is_leading: flagOf(leaders.length > 1 && leaders.includes(nominee_id)),
				standing: reader.seesStanding && method ? standingOf(nominee_id, verdicts, { method, round }) : null,
				words: own.map(({ id, words, answers, nominator, created_at }) => ({
					...{ id, words, nominator, created_at, answers: JSON.parse(answers) as string[] },
				})),
			};
		}),
	};
}

const flagOf = (is: boolean): 0 | 1 => (is ? 1 : 0);
