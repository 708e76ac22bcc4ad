/** The steps of setting a place up, in their order, and what is known of each. @browser-safe */

/** The steps. */
export const setupSteps = ["look", "people", "budget", "program", "invitations"] as const;

/** One of the steps. */
export type SetupStep = (typeof setupSteps)[number];

/** What the account's data say of them. */
export type SetupFacts = {
	hasLook: boolean;
	person_count: number;
	available_points: number;
	budgeted_points: number;
	budget_count: number;
	program_count: number;
	hasInvited: boolean;
};

/** Which steps are done, by the data alone: nobody ticks them off. */
export function doneSteps(facts: SetupFacts): Record<SetupStep, boolean> {
	return {
		look: facts.hasLook,
		people: facts.person_count > 0,
		budget: facts.budgeted_points > 0,
		program: facts.program_count > 0,
		invitations: facts.hasInvited,
	};
}

/** The first step that is neither done nor put aside; null when nothing is left. */
export function nextStep(steps: readonly { step: SetupStep; is_done: 0 | 1; is_aside: 0 | 1 }[]): SetupStep | null {
	return steps.find(({ is_done, is_aside }) => is_done === 0 && is_aside === 0)?.step ?? null;
}
