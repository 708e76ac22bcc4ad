/** The stand-ins of this machine: one for each service that no setting of .dev.vars names. */
import { readSecret } from "../secrets.mjs";
import { serveCustomHostnames } from "./serve-custom-hostnames.mjs";
import { serveMailProvider } from "./serve-mail-provider.mjs";
import { servePayments } from "./serve-payments.mjs";

/** Starts them; answers the settings with which the Worker asks them, their ports, and how to stop them. */
export async function serveStandIns(persist) {
	// Whoever set a zone or a provider in .dev.vars wants it itself.
	const domains = readSecret("CUSTOM_HOSTNAMES_ZONE")
		? undefined
		: await serveCustomHostnames({ persist, target: "customers.localhost" });
	const mail =
		readSecret("MAIL_PROVIDER_URL") || readSecret("SENDER_DOMAINS_TOKEN")
			? undefined
			: await serveMailProvider({ persist });
	const payments = readSecret("STRIPE_SECRET_KEY") ? undefined : await servePayments({ persist });
	return {
		vars: { ...domains?.vars, ...mail?.vars, ...payments?.vars },
		ports: { domains: domains?.port, mail: mail?.port, payments: payments?.port },
		stop: () => Promise.all([domains?.stop(), mail?.stop(), payments?.stop()]),
	};
}
