/** The people of a demo tenant as its seed acts for them: each signs in once, since a password costs more than most calls. */
import { createContractClient } from "./contract-client.mjs";

/** Gives somebody's client by their email. */
export function openClients(runtime, { subdomain }, password) {
	const clients = new Map();
	const signIn = async (email) => {
		const client = createContractClient({ port: runtime.port, host: `${subdomain}.localhost` });
		await client.signIn(email, password);
		return client;
	};
	return (email) => {
		if (!clients.has(email)) clients.set(email, signIn(email));
		return clients.get(email);
	};
}
