/** Says of a certificate whether it is valid, by its code or its credential; invariant: nothing is told of what is not valid. */
import { z } from "zod";
import { findBehaviors } from "#workers/features/programs";
import { type CertifiedRow, findCertificateByCode } from "#workers/features/recognition";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint, type UploadedFile } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import type { Scope } from "#workers/kernel/scope";
import { codeInUrl } from "../rules/addresses";
import { maxCredentialLength, tokenIn } from "../rules/read-input";
import { typedCode } from "../rules/typed-code";
import { readToken } from "../steps/sign-token";

const input = z.object({
	/** What stands at the foot of a certificate, as it was typed. */
	certificate_code: z.string().max(40).optional(),
	/** A credential as it was pasted; a file of the field `file` stands in its place. */
	credential: text(maxCredentialLength).optional(),
});

const output = z.object({
	verdict: z.enum(["valid", "revoked", "not_ours"]),
	/** What a valid certificate says. */
	certificate: z
		.object({
			certificate_code: z.string(),
			recipient: z.string(),
			recognizedBy: z.string(),
			program: z.string(),
			behaviors: z.array(z.string()),
			created_at: z.int(),
		})
		.nullable(),
});

type Output = z.input<typeof output>;

export const verifyCertificate = defineEndpoint({
	name: "credentials/verify-certificate",
	path: "/api/certificates/api_verify_certificate",
	summary: "Whether a certificate's code, or its credential as text or file, is valid, revoked, or not of this site.",
	access: "anyone",
	input,
	output,
	repetition: { kind: "read" },
	isMultipart: true,
	limits: [{ name: "link_network", by: "network" }],
	handler: async (scope, { certificate_code, credential }, files): Promise<Output> => {
		const written = certificate_code?.trim();
		const given = credentialIn(scope, files) ?? credential?.trim();
		if (given) return judge(scope, await findByCredential(scope, given));
		if (!written) throw invalid({ certificate_code: [scope.translate("credentials:validation.nothing")] });
		const [row] = await scope.read(findCertificateByCode(scope.account.id, typedCode(written)));
		return judge(scope, row);
	},
});

/** The text of the file that came; bytes that are no text hold no credential. */
function credentialIn({ translate }: Scope, files: readonly UploadedFile[]): string | undefined {
	const bytes = files.find(({ field }) => field === "file")?.bytes;
	if (!bytes || bytes.byteLength === 0) return undefined;
	if (bytes.byteLength > maxCredentialLength) throw invalid({ file: [translate("credentials:validation.tooLarge")] });
	return new TextDecoder().decode(bytes);
}

/** The certificate of a credential that this account signed. */
async function findByCredential(scope: Scope, given: string): Promise<CertifiedRow | undefined> {
	const token = tokenIn(given);
	const said = token && (await readToken(scope, token));
	const code = said && codeInUrl(said.id);
	if (!code) return undefined;
	const [row] = await scope.read(findCertificateByCode(scope.account.id, code));
	return row;
}

async function judge(scope: Scope, row: CertifiedRow | undefined): Promise<Output> {
	if (!row) return { verdict: "not_ours", certificate: null };
	if (row.status !== "issued") return { verdict: "revoked", certificate: null };
	const { status: _status, behavior_ids, ...shown } = row;
	const behaviors = await scope.read(findBehaviors(scope.account.id, JSON.parse(behavior_ids) as number[]));
	return {
		verdict: "valid",
		certificate: { ...shown, behaviors: behaviors.map(({ names }) => nameIn(names, scope)) },
	};
}
