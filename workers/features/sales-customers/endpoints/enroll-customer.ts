/**
 * Submits a customer for enrollment; invariant: nobody supplies them yet, or their enrollment was rejected, when it is written. They
 * report to whoever submitted them from then on, and wait for a decision.
 */
import { z } from "zod";
import { updateManagers } from "#workers/features/members";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, refuse } from "#workers/kernel/errors";
import { submitters } from "../rules/roles";
import { canBeEnrolled, findEnrollable, submitEnrollment } from "../store/customers";

export const enrollCustomer = defineEndpoint({
	name: "sales-customers/enroll-customer",
	path: "/api/sales/api_enroll_customer",
	summary: "Submits a customer, by their participant id, whom nobody supplies yet.",
	access: submitters,
	flags: ["sales_module_enabled", "!user.supplier_data_roll_up"],
	input: z.object({ participant_id: text(60).min(1) }),
	output: z.object({ customer_id: z.int(), enrollment_status: z.literal("pending") }),
	errors: { customer_enrolled_before: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { participant_id }) => {
		const { account, user, clock, read, translate } = scope;
		const [found] = await read(findEnrollable(account.id, participant_id));
		if (!found) throw invalid({ participant_id: [translate("sales-customers:validation.participant")] });
		const isFree = found.status === null ? found.distributor_id === null : found.status === "rejected";
		if (!isFree) throw refuse("customer_enrolled_before");
		return scope.commit({
			statements: [
				assertAll({ customer_enrolled_before: canBeEnrolled(account.id, found.id) }),
				submitEnrollment(account.id, found.id, user.id, clock.now()),
				...updateManagers(account.id, [{ user_id: found.id, manager_id: user.id }]),
			],
			answer: { customer_id: found.id, enrollment_status: "pending" },
			audit: { subject_kind: "user", subject_id: found.id, details: { participant_id } },
		});
	},
});
