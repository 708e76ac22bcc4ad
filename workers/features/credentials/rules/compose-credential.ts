/** A certificate as an Open Badges 3.0 credential (1EdTech, on the W3C's Verifiable Credentials 2.0), and its issuer and status. */
import { issuerPath, keysPath, statusUrl, verifyUrl } from "./addresses";

const contexts = [
	"https://www.w3.org/ns/credentials/v2",
	"https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
] as const;

const schema = "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json";

/** Whose credentials they are: the tenant's site and what the company is called. */
export type Issuer = { origin: string; company_name: string };

/** What of a certificate its credential says: nothing of the giver, who did not ask to be carried along, and no points. */
export type CertifiedFacts = {
	certificate_code: string;
	program_id: number;
	program: string;
	recipient: string;
	behaviors: readonly string[];
	message: string;
	/** Ms UTC. */
	created_at: number;
};

/** The profile of the issuer, as its address serves it. */
export function composeIssuer({ origin, company_name }: Issuer) {
	return { "@context": contexts, ...profileOf({ origin, company_name }), jwks_uri: origin + keysPath };
}

/** The credential with the registered names of a JSON Web Token (Open Badges 3.0, 8.2). */
export function composeCredential(issuer: Issuer, facts: CertifiedFacts) {
	const { origin } = issuer;
	const id = verifyUrl(origin, facts.certificate_code);
	const validFrom = new Date(facts.created_at).toISOString();
	return {
		iss: origin + issuerPath,
		jti: id,
		nbf: Math.floor(facts.created_at / 1_000),
		"@context": contexts,
		id,
		type: ["VerifiableCredential", "OpenBadgeCredential"],
		name: facts.program,
		issuer: profileOf(issuer),
		validFrom,
		awardedDate: validFrom,
		credentialSubject: {
			type: ["AchievementSubject"],
			identifier: [{ type: "IdentityObject", identityType: "name", hashed: false, identityHash: facts.recipient }],
			achievement: {
				id: `${origin}${issuerPath}#program-${facts.program_id}`,
				type: ["Achievement"],
				achievementType: "Award",
				name: facts.program,
				description: [facts.program, ...facts.behaviors].join(" · "),
				criteria: { narrative: facts.message },
				...(facts.behaviors.length > 0 ? { tag: facts.behaviors } : {}),
			},
		},
		credentialStatus: { id: statusUrl(origin, facts.certificate_code), type: "1EdTechRevocationList" },
		credentialSchema: [{ id: schema, type: "1EdTechJsonSchemaValidator2019" }],
	};
}

/** The status of one credential (1EdTech Revocation List): a list of its own, so that nobody reads of anybody else's. */
export function composeStatus({ origin }: Pick<Issuer, "origin">, code: string, isRevoked: boolean) {
	return {
		id: statusUrl(origin, code),
		type: "1EdTechRevocationList",
		issuer: origin + issuerPath,
		revokedCredential: isRevoked ? [{ id: verifyUrl(origin, code), revoked: true }] : [],
	};
}

function profileOf({ origin, company_name }: Issuer) {
	return { id: origin + issuerPath, type: ["Profile"], name: company_name, url: origin };
}
