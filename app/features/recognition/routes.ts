/** Screens of recognition. */
import { route } from "@remix-run/route-config";

export const recognitionRoutes = [
	route("recognitions", "features/recognition/recognitions.route.tsx"),
	route("recognitions/give", "features/recognition/give.route.tsx"),
	route("recognitions/scheduled", "features/recognition/scheduled-recognitions.route.tsx"),
	route("recognitions/scheduled/:id", "features/recognition/scheduled-recognition.route.tsx"),
	route("recognitions/submissions", "features/recognition/submissions.route.tsx"),
	route("recognitions/submissions/:id", "features/recognition/submission.route.tsx"),
	route("recognitions/claims", "features/recognition/claims.route.tsx"),
	route("recognitions/claims/:id", "features/recognition/claim.route.tsx"),
	route("recognitions/commitments", "features/recognition/commitments.route.tsx"),
	route("recognitions/commitments/:id", "features/recognition/commitment.route.tsx"),
	route("recognitions/:id", "features/recognition/certificate.route.tsx"),
	route("activities/:id/people", "features/recognition/people.route.tsx"),
];
