/** What the form of an event shows: a draft as it was written, who may sit in its jury, and the budgets that may pay. */
import { z } from "zod";
import { listBudgetsToChoose } from "#workers/features/budgets";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { eventOutput, presentEvent, readEvent } from "../steps/event";
import { jurorsOf } from "../store/events";
import { listPossibleJurors } from "../store/nominations";

const maxPossibleJurors = 200;
const named = z.object({ id: z.int(), name: z.string() });

export const getEventDetails = defineEndpoint({
	name: "nominations/get-event-details",
	path: "/api/nominations/api_get_event_details",
	summary: "An event as its account owner writes it, with the choices of jury and budget.",
	access: ["account_owner"],
	flags: ["employee_nominations_enabled"],
	input: z.object({ event_id: z.int().optional() }),
	output: z.object({
		event: eventOutput.extend({ juror_ids: z.array(z.int()), budget_id: z.int().nullable() }).nullable(),
		jurors: z.array(named),
		budgets: z.array(named),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { event_id }) => {
		const [row, jurors, budgets] = await Promise.all([
			event_id === undefined ? null : readEvent(scope, event_id),
			scope.read(listPossibleJurors(scope.account.id, maxPossibleJurors)),
			listBudgetsToChoose(scope),
		]);
		return {
			event: row && { ...presentEvent(scope, row), juror_ids: jurorsOf(row), budget_id: row.budget_id },
			jurors,
			budgets: budgets.map(({ id, name }) => ({ id, name })),
		};
	},
});
