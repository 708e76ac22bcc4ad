/** The screen on which anybody checks a certificate. */
import { route } from "@remix-run/route-config";

export const credentialsRoutes = [route("verify/:code?", "features/credentials/verify.route.tsx")];
