/** What the jury of an event reads: who is left, their words, one's own verdicts, and ties; how all stand is told once the winners are fixed. */
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
		z.object({
			id: z.int(),
			words: z.string(),
			answers: z.array(z.string()),
			/** Null where it is not signed, to the nominee and to whoever is not of the jury. */
			nominator: z.string().nullable(),
			created_at: z.int(),
		}),
	),
});

export const getNominationsForModeration = defineEndpoint({
	name: "nominations/get-nominations-for-moderation",
	path: "/api/nominations/api_get_nominations_for_moderation",
	summary: "The nominations of an event, for its jury and those who look after events.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	input: z.object({
		event_id: z.int(),
		/** Whose nominees are told; the first of the event when left out. */
		category_id: z.int().optional(),
	}),
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
				nominee_count: z.int(),
				/** Nominees whom the reader may judge in this round and has not judged. */
				left_to_judge: z.int(),
				chosen_id: z.int().nullable(),
				chosen_reason: z.string().nullable(),
				winner_id: z.int().nullable(),
				/** Of the category that was asked for alone. */
				nominees: z.array(nominee),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { event_id, category_id }) => {
		const { user } = scope;
		const row = await readForJury(scope, event_id);
		const event = presentEvent(scope, row);
		const judged = await readJudged(scope, row);
		const isJuror = jurorsOf(row).includes(user.id);
		const reader = {
			id: user.id,
			isJuror,
			isJudging: isJuror && row.status === "reviewing",
			seesStanding: ["finalised", "published", "archived"].includes(row.status),
			seesTies: mayModerate(user),
		};
		const { round, rounds } = event;
		const asked = event.categories.find(({ id }) => id === category_id) ?? event.categories[0];
		return {
			event,
			is_juror: isJuror ? (1 as const) : (0 as const),
			changes: mayModerate(user) ? changesOf(event.status, { round, rounds: rounds.length }) : [],
			categories: judged.map((one) => {
				const category = presentCategory(one, row, reader);
				return one.category.id === asked?.id ? category : { ...category, nominees: [] };
			}),
		};
	},
});

type Reader = { id: number; isJuror: boolean; isJudging: boolean; seesStanding: boolean; seesTies: boolean };

function presentCategory(one: Judged, event: EventRow, reader: Reader) {
	const { category, nominations, nominees, verdicts } = one;
	const rounds = roundsOf(event);
	const { round } = event;
	const method = rounds[round - 1];
	const leaders = reader.seesTies && round >= rounds.length ? leadersIn(one, event) : [];
	const isNamed = nominees.includes(reader.id);
	const shown = leftIn(nominees, verdicts, { rounds, round }).map((nominee_id) => {
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
			words: own.map(({ id, words, answers, is_signed, nominator, created_at }) => ({
				...{ id, words, created_at, answers: JSON.parse(answers) as string[] },
				nominator: is_signed === 1 || (reader.isJuror && nominee_id !== reader.id) ? nominator : null,
			})),
		};
	});
	const isToVote = method === "vote" && shown.every(({ value }) => value === null);
	const unjudged = shown.filter(({ may_judge, value }) => may_judge === 1 && value === null);
	return {
		...{ id: category.id, name: category.name, questions: category.questions, winner_id: category.winner_id },
		...{ chosen_id: category.chosen_id, chosen_reason: category.chosen_reason },
		is_tied: flagOf(leaders.length > 1),
		nominee_count: shown.length,
		left_to_judge: method === "vote" ? Math.min(isToVote ? 1 : 0, unjudged.length) : unjudged.length,
		nominees: shown,
	};
}

const flagOf = (is: boolean): 0 | 1 => (is ? 1 : 0);
