/** The ways to the screens of recognition: what was given, promised, asked for, and waits for its day or an approval. */
import type { Visits } from "./visited-screens";

const certificate = { on: "/recognitions", link: 'main a[href*="/webapp/recognitions/2"]' };
const ownersCertificate = { ...certificate, on: "/recognitions?report_condition=all" };
const submission = {
	on: "/recognitions/submissions?report_condition=all",
	link: 'main a[href*="/recognitions/submissions/2"]',
};
const claim = { on: "/recognitions/claims?report_condition=all", link: 'main a[href*="/recognitions/claims/2"]' };
const commitment = {
	on: "/recognitions/commitments?report_condition=all",
	link: 'main a[href*="/recognitions/commitments/2"]',
};
const scheduled = {
	on: "/recognitions/scheduled?report_condition=all",
	link: 'main a[href*="/recognitions/scheduled/2"]',
};

/** By the route's path. */
export const visitsOfRecognition: Record<string, Visits | { isNoScreen: string }> = {
	recognitions: {
		member: ["/recognitions", "/recognitions?report_condition=given_by_me"],
		owner: ["/recognitions?report_condition=all"],
	},
	"recognitions/claims": {
		member: ["/recognitions/claims"],
		owner: ["/recognitions/claims?report_condition=all"],
	},
	"recognitions/claims/:id": { owner: [claim] },
	"recognitions/commitments": {
		member: ["/recognitions/commitments"],
		owner: ["/recognitions/commitments?report_condition=all"],
	},
	"recognitions/commitments/:id": { owner: [commitment] },
	"recognitions/scheduled": {
		member: ["/recognitions/scheduled"],
		owner: ["/recognitions/scheduled?report_condition=all"],
	},
	"recognitions/scheduled/:id": { owner: [scheduled] },
	"recognitions/submissions": {
		member: ["/recognitions/submissions"],
		owner: ["/recognitions/submissions?report_condition=all"],
	},
	"recognitions/submissions/:id": { owner: [submission] },
	"recognitions/give": { member: ["/recognitions/give"] },
	"recognitions/:id": { member: [certificate], owner: [ownersCertificate] },
};
