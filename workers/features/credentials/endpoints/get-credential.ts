/** The credential of a certificate; invariant: only whom it is about takes it along. */
import { findBehaviors } from "#workers/features/programs";
import { findCertificate } from "#workers/features/recognition";
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import { composeCredential } from "../rules/compose-credential";
import { signToken } from "../steps/sign-token";
import { getSigningKey } from "../steps/signing-key";

export const getCredential = defineDownload({
	name: "credentials/get-credential",
	path: "/credentials/recognitions/:id",
	summary: "The recipient's signed credential of a certificate (Open Badges 3.0 as a JSON Web Token).",
	access: "signed_in",
	handler: async (scope, { id }) => {
		const { account, user, request } = scope;
		const number = Number(id);
		if (!Number.isSafeInteger(number)) throw notFound("certificate");
		const [row] = await scope.read(findCertificate(account.id, number));
		if (!row || row.recipient_id !== user.id) throw notFound("certificate");
		const [behaviors, key] = await Promise.all([
			scope.read(findBehaviors(account.id, JSON.parse(row.behavior_ids) as number[])),
			getSigningKey(scope),
		]);
		const facts = { ...row, behaviors: behaviors.map(({ names }) => nameIn(names, { request, account })) };
		const issuer = { origin: request.origin, company_name: account.company_name };
		return {
			text: await signToken(request.origin, key, composeCredential(issuer, facts)),
			content_type: "application/vc+jwt",
			file_name: `${row.certificate_code}.jwt`,
		};
	},
});
