/**
 * Goes through the people by the clock: who rose is told, stands in the feed and keeps the level until the window ends, and
 * when one has ended it counts anew; invariant: each once, since the batch asserts the rules as they were read and writes
 * what it told.
 */
import { insertActivities } from "#workers/features/activity";
import { commonSwitchesOf } from "#workers/features/members";
import { type Notified, notify } from "#workers/features/notifications";
import { dayIn } from "#workers/features/programs";
import { assertThat } from "#workers/kernel/assertions";
import { dayMs, hourMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { never, placeOf } from "#workers/kernel/due-work";
import { constraintFailure } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import { followStanding } from "../rules/levels";
import { windowOf } from "../rules/window";
import { findRules, isRulesVersion, listLevels } from "../store/levels";
import { listStandings, type StandingPerson, saveStandings } from "../store/standings";

const name = "user-levels/follow-levels";
const everyMs = hourMs;
const followedAtOnce = 200;

/** So long after what counts, or a level, was changed nobody stands in the feed: the change made them rise, not they. */
const quietMs = dayMs;

export const followLevels: ScheduledWork = {
	name,
	summary: "Tells people of a level that they reached, and lowers by one step where a window ended without it.",
	triggers: ["user_level_rules_due_added", "user_level_rules_due_changed"],
	handler: async (scope) => {
		const { account, clock, read } = scope;
		const now = clock.now();
		const [[known], [rules], levels] = await Promise.all([
			read(placeOf(account.id, name)),
			read(findRules(account.id)),
			read(listLevels(account.id)),
		]);
		if (!rules) return never;
		if (!isOn(account, "user_levels_enabled")) return now + everyMs;
		const after = Number(known?.place ?? 0);
		const { start } = windowOf(rules, dayIn(account.time_zone, now));
		const usual = commonSwitchesOf(account).can_see_user_level;
		const people = await read(listStandings(account.id, { metric: rules.metric, usual }, after, followedAtOnce));
		const followed = people.map((person) => ({ person, ...followStanding(levels, person, start) }));
		const changed = followed.flatMap(({ person, changed }) => (changed ? [{ user_id: person.id, ...changed }] : []));
		if (changed.length > 0) {
			// Who may not see their level is told nothing of it, and nobody else is.
			const heard = followed.flatMap(({ person, news }) => (news && person.may_see === 1 ? [{ person, news }] : []));
			const told = heard.map(({ person, news }) => noticeOf(scope, person, news));
			try {
				await scope.commit({
					statements: [
						assertThat("internal_rows_changed", isRulesVersion(account.id, rules.version)),
						saveStandings(account.id, rules.metric, changed),
						...told.flatMap(({ statements }) => statements),
						...(now - rules.updated_at < quietMs ? [] : postsOf(scope, heard)),
					],
					answer: {},
					follow: told.flatMap(({ follow }) => follow),
				});
			} catch (error) {
				if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
				return { due_at: now, place: String(after) };
			}
		}
		const last = people.at(-1);
		const isMore = last !== undefined && people.length === followedAtOnce;
		return isMore ? { due_at: now, place: String(last.id) } : now + everyMs;
	},
};

type News = { kind: "reached" | "lowered"; level: { name: string } | undefined };

function noticeOf(scope: Parameters<typeof notify>[0], person: Notified, { kind, level }: News) {
	return notify(scope, "user-levels/level-changed", [person], {
		news: kind === "lowered" && !level ? "lost" : kind,
		level: level?.name ?? "",
	});
}

/** Those who rose, each a post of the whole company's feed. */
function postsOf(scope: Scope<null>, heard: readonly { person: StandingPerson; news: News }[]) {
	const created_at = scope.clock.now();
	return insertActivities(
		scope.account.id,
		"level",
		heard.flatMap(({ person: { id, manager_id }, news: { kind, level } }) =>
			kind === "reached" && level
				? [
						{
							...{ id: scope.newId(), actor_id: id, visibility: "public" as const, team_manager_id: null, created_at },
							...{ people: [id], teams: [manager_id], details: { level: level.name } },
						},
					]
				: [],
		),
	);
}
