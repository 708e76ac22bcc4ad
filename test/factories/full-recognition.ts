/** Something of all of recognition, whose texts carry a canary, for the full tenant. */
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { addBadge } from "./badges";
import { addClaim, allowCommitments, commit, schedule } from "./claims";
import { addBehavior, addProgram } from "./programs";
import { addRecognition } from "./recognition";

type People = { owner: TestMember; member: TestMember; colleague: TestMember; canary: string };

/** Adds what is given, asked for, claimed, promised and put off; gives the program that pays it, and the ids of all. */
export async function addAllOfRecognition(tenant: TestTenant, { owner, member, colleague, canary }: People) {
	const behavior = await addBehavior(tenant, {
		en: `${canary} behavior`,
		es: `${canary} conducta`,
		fr: `${canary} conduite`,
	});
	const badge = await addBadge(tenant, { en: `${canary} badge`, es: `${canary} insignia`, fr: `${canary} médaille` });
	const program = await addProgram(tenant, { name: `${canary} program`, owner, budget: 10_000 });
	const recognition = await addRecognition(tenant, {
		giver: colleague,
		recipients: [member],
		program,
		message: `${canary} message`,
	});
	const approved = await addProgram(tenant, {
		...{ name: `${canary} approved program`, owner, budget: 1_000, issuance_approval_needed: 1 },
	});
	const { submission_id } = await member.client.call("recognition/give-recognition", {
		...{ program_id: approved.id, recipient_ids: [colleague.id], points: 100, message: `${canary} asked` },
		...{ justification: `${canary} justification`, badge_id: badge },
	});
	const { claim_id } = await addClaim(tenant, owner, member, canary);
	await allowCommitments(tenant, member);
	const commitment = await commit(member, colleague, program, `${canary} promise`);
	const scheduled = await schedule(member, program, [colleague], { message: `${canary} later` });
	return {
		program,
		ids: {
			...{ badge, behavior },
			program: program.id,
			budget: program.budget_id,
			recognition: recognition.recognition_ids[0]!,
			activity: recognition.activity_id,
			submission: submission_id!,
			claim: claim_id,
			...{ commitment, scheduled },
		},
	};
}
