/** Opens the cards of whose day is near, each in one batch with the notices to their colleagues, and says where the walk stands. */

import { isActive, nameOf } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { type Occasion, occasions } from "../rules/anniversary";
import { nearDays } from "../rules/days";
import { insertCard, isNotOpened, reopenCard } from "../store/cards";
import { type Celebrant, listCelebrants, listColleagues } from "../store/celebrants";
import type { RuleRow } from "../store/rules";

/** Where a walk through the days stands: behind this person of this day; of which day and rules it is the walk. */
export type WalkPlace = {
	today: string;
	version: number;
	kind: Occasion;
	month_day: string;
	user_id: number;
	isOver: boolean;
};

const atOnce = 20;

/** Opens some of them; gives where to go on. */
export async function openCards(scope: Scope<null>, rules: readonly RuleRow[], from: WalkPlace): Promise<WalkPlace> {
	const { account, clock, read } = scope;
	const near = nearDays(clock.now(), account.time_zone);
	const first = near.findIndex(({ month_day }) => month_day === from.month_day);
	const days = first < 0 ? near : near.slice(first);
	const isMarked = rules.some(({ kind }) => kind === from.kind);
	const people = isMarked
		? await read(listCelebrants(account.id, from.kind, days, first < 0 ? 0 : from.user_id, atOnce))
		: [];
	for (const person of people) {
		const rule = rules.find(({ kind, years }) => kind === from.kind && years === person.years);
		if (!rule || person.choice === "none" || !isActive(person.status)) continue;
		if (person.card_id === null) await openCard(scope, from.kind, person);
		else if (person.card_status === "canceled")
			await scope.commit({
				statements: [reopenCard(account.id, person.card_id, person.choice ?? "public")],
				answer: {},
			});
	}
	const last = people.at(-1);
	if (last && people.length === atOnce) return { ...from, month_day: days[last.place]!.month_day, user_id: last.id };
	const next = occasions[occasions.indexOf(from.kind) + 1];
	return { ...from, kind: next ?? from.kind, month_day: "", user_id: 0, isOver: next === undefined };
}

async function openCard(scope: Scope<null>, kind: Occasion, person: Celebrant): Promise<void> {
	const { account, clock, read } = scope;
	const colleagues = await read(listColleagues(account.id, person));
	const card = {
		...{ id: scope.newId(), user_id: person.id, kind, years: person.years, day: person.day },
		...{ visibility: person.choice ?? "public", team_manager_id: person.manager_id ?? 0 },
	};
	const notice = notify(scope, "anniversaries/sign", colleagues, {
		...{ card_id: card.id, name: nameOf(person), kind, years: person.years },
	});
	try {
		await scope.commit({
			statements: [
				assertThat("internal_rows_changed", isNotOpened(account.id, card)),
				insertCard(account.id, card, clock.now()),
				...notice.statements,
			],
			answer: {},
			follow: notice.follow,
		});
	} catch (error) {
		// Another run opened it meanwhile.
		if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
	}
}
