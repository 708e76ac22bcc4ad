/** Counts the overview's figures of what the demo wrote, as if people had done it through the product. */
import { z } from "zod";
import { recountFigures } from "#workers/features/overview";
import { defineJob } from "#workers/kernel/define-job";
import { stepsUntil } from "#workers/kernel/graph-steps";
import { refuseInProduction } from "./read-demo-file";

/** As many months as the overview shows. */
const months = 6;

export const countFigures = defineJob({
	name: "demo/count-figures",
	summary: "Local only: counts the overview's figures of what the demo wrote.",
	runsApart: true,
	payload: z.object({}),
	maxAttempts: 1,
	handler: async (scope, _payload, run) => {
		refuseInProduction(scope);
		const { account, clock } = scope;
		const steps = stepsUntil(clock.now(), "month", months, account.time_zone);
		await scope.commit({ statements: [...recountFigures(account.id, steps), ...run.end()], answer: {} });
	},
});
