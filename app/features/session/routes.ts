/** Screens before and around sign-in. */
import { route } from "@remix-run/route-config";

export const sessionRoutes = [
	route("login", "features/session/login.route.tsx"),
	route("login/end_session", "features/session/end-session.route.tsx"),
	route("login/sudo", "features/session/choose-member.route.tsx"),
	route("login/sudo/:id", "features/session/sudo.route.tsx"),
	route("activate/:token", "features/session/activate.route.tsx"),
	route("forgot_password", "features/session/forgot-password.route.tsx"),
	route("reset/:token", "features/session/reset.route.tsx"),
	route("confirm-email/:token", "features/session/confirm-email.route.tsx"),
	route("keep-email/:token", "features/session/keep-email.route.tsx"),
	route("terms", "features/session/terms.route.tsx"),
	route("privacy", "features/session/privacy.route.tsx"),
	route("language", "features/session/language.route.tsx"),
	route("problem", "features/session/problem.route.tsx"),
	route("dev/mail", "features/session/local-mail.route.tsx"),
	route("*", "features/session/nowhere.route.tsx"),
	route("dev/mail/:id", "features/session/drawn-email.route.tsx"),
	route("dev/kit", "features/session/kit.route.tsx"),
	route("tip", "features/session/tip.route.tsx"),
];
