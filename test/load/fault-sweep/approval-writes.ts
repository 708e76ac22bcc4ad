/** The writes of approvals for the sweep: sending for approval, approving at once and in two steps, lowering, denying, taking back. */
import { give, makeApprovingCompany, submit } from "#test/factories/approvals";
import type { ProgramOptions } from "#test/factories/programs";
import type { EndpointInput } from "#workers/registry";
import { call } from "./swept-call";

type Decision = Omit<EndpointInput<"moderation/moderate">, "request_id">;

/** The calls of givers and of those who decide. */
export const approvalWrites = [
	call(
		"recognition/give-recognition",
		async () => {
			const { acme, sofia, olu, luca, above } = await makeApprovingCompany();
			const recipient_ids = [olu.id, luca.id];
			const input = { program_id: above.id, recipient_ids, points: 100, message: "Thank you." };
			return { tenant: acme, members: [sofia], client: sofia.client, input };
		},
		{ detail: "for approval" },
	),
	deciding("approved", { action: "approve" }),
	deciding("lowered", { action: "approve", points: 50, notes: "Enough." }),
	deciding("first of two steps", { action: "approve", points: 50, notes: "Enough." }, { two_step_approval_needed: 1 }),
	deciding("denied", { action: "reject", notes: "Given last week." }),
	call("recognition/reverse-recognition", async (quiet) => {
		const { acme, olga, sofia, olu, luca, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
		sofia.client.environment = quiet as never;
		const { recognition_ids } = await give(sofia, above, [olu, luca]);
		const input = { recognition_id: recognition_ids[0]!, reason: "Sent to the wrong Olu." };
		return { tenant: acme, members: [olga], client: olga.client, input };
	}),
	call(
		"recognition/withdraw-submission",
		async (quiet) => {
			const { acme, sofia, submission_id } = await makeSubmitted(quiet);
			return { tenant: acme, members: [sofia], client: sofia.client, input: { submission_id } };
		},
		{ repeatLeaves: [] },
	),
];

async function makeSubmitted(quiet: unknown, options: Partial<ProgramOptions> = {}) {
	const company = await makeApprovingCompany(options);
	company.sofia.client.environment = quiet as never;
	const submitted = await submit(company.acme, company.sofia, company.above, [company.olu, company.luca]);
	return { ...company, ...submitted };
}

function deciding(detail: string, decision: Decision, options: Partial<ProgramOptions> = {}) {
	return call(
		"moderation/moderate",
		async (quiet) => {
			const { acme, mona, request_id } = await makeSubmitted(quiet, options);
			return { tenant: acme, members: [mona], client: mona.client, input: { request_id, ...decision } };
		},
		{ detail, repeatLeaves: [] },
	);
}
