/** Signing up by oneself. */
import { route } from "@remix-run/route-config";

export const signUpRoutes = [
	route("signup", "features/sign-up/sign-up.route.tsx"),
	route("signup/:token", "features/sign-up/confirm.route.tsx"),
];
