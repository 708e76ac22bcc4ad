/** Has a recognition wait for the day that its giver chose: its points are held, and nobody is told before. */
import { holdPointsOfBudget } from "#workers/features/points";
import { givingObstacle, type Program } from "#workers/features/programs";
import type { FieldErrors } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { givingDayProblem, givingMoment, maxDaysAhead } from "../rules/giving-moment";
import type { RecognitionSubtype } from "../rules/subtypes";
import type { RecipientRow } from "../store/people";
import { insertScheduled } from "../store/scheduled";
import type { Gift } from "../store/write-recognition";
import { holdingOf } from "./holding";
import { nothingGiven, type PassedOn } from "./pass-on";

/** What is asked of giving, as far as it says on which day. */
type Asked = { give_on: string; recognition_subtype?: RecognitionSubtype };

/** What is wrong with the day: its hour is over, it is too far ahead, or the program cannot be given from on it. */
export function scheduleProblems(
	{ account, user, clock, translate }: MemberScope,
	program: Program,
	{ give_on, recognition_subtype }: Asked,
): FieldErrors {
	if (give_on === "") return {};
	const isCommitment = recognition_subtype === "commitment";
	const wrongDay = isCommitment ? "commitment" : givingDayProblem(give_on, account.time_zone, clock.now());
	const wrong = wrongDay ?? (givingObstacle(program, account, user, give_on) ? "closed" : null);
	if (!wrong) return {};
	const values = { max: maxDaysAhead, program: program.name };
	return { give_on: [translate(`recognition:scheduled.validation.${wrong}`, values)] };
}

/** The statements that have it wait, and its id. */
export async function scheduleRecognition(
	scope: MemberScope,
	program: Program,
	recipients: readonly RecipientRow[],
	{ justification, give_on, ...gift }: Gift & { justification: string; give_on: string },
): Promise<PassedOn> {
	const { account, user, clock } = scope;
	const { points, message, behavior_ids, badge_id, group_names, named_count, visibility, picture_id } = gift;
	const source = { program_id: program.id, budget_id: program.budget_id };
	const id = scope.newId();
	const total = points * recipients.length;
	const scheduled = {
		...{ id, giver_id: user.id, ...source, points, message, justification, behavior_ids, group_names, named_count },
		...{ picture_id, badge_id, visibility, give_on, due_at: givingMoment(give_on, account.time_zone) },
		recipient_ids: recipients.map((person) => person.id),
	};
	return {
		statements: [
			...(total > 0 ? holdPointsOfBudget({ ...holdingOf(scope, { id, ...source }, user.id), points: total }) : []),
			...insertScheduled(account.id, scheduled, clock.now()),
		],
		follow: [],
		answer: { ...nothingGiven, scheduled_id: id },
	};
}
