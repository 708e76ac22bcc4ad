/** Serves the stand-in for Resend, and keeps its domains in the state's folder; emails are accepted and forgotten when it ends. */
import { join } from "node:path";
import { createMailProvider } from "./mail-provider.mjs";
import { rememberIn, serveStandIn } from "./serve-stand-in.mjs";

const token = "local-token";
const platformDomain = "mail.localhost";

/** Starts it; answers the settings with which the Worker asks it, and how to stop it. */
export async function serveMailProvider({ persist }) {
	const standIn = createMailProvider({
		token,
		own: [platformDomain],
		...rememberIn(join(persist, "mail-provider.json")),
	});
	const { port, stop } = await serveStandIn(standIn);
	const url = `http://127.0.0.1:${port}`;
	return {
		port,
		vars: {
			MAIL_PROVIDER_URL: `${url}/emails`,
			MAIL_PROVIDER_TOKEN: token,
			MAIL_SENDER: `hello@${platformDomain}`,
			SENDER_DOMAINS_URL: url,
			SENDER_DOMAINS_TOKEN: token,
		},
		stop,
	};
}
