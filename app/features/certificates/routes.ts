/** Certificates: the batches, making one, one of them, what is printed of it; and claiming a certificate. */
import { route } from "@remix-run/route-config";

export const certificatesRoutes = [
	route("certificates", "features/certificates/certificates.route.tsx"),
	route("certificates/new", "features/certificates/save-batch.route.tsx"),
	route("certificates/:id", "features/certificates/batch.route.tsx"),
	route("certificates/:id/print", "features/certificates/print.route.tsx"),
	route("claim", "features/certificates/claim.route.tsx"),
	route("claim/:code", "features/certificates/claim.route.tsx", { id: "features/certificates/claim-code" }),
];
