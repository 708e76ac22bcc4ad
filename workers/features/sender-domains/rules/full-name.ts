/** The whole name of a record that the provider tells as it stands below the registered domain. @pure */

/** `send.mail` of the domain `mail.client.example` is `send.mail.client.example`, and so is `send` of a domain that is registered itself. */
export function fullName(name: string, host: string): string {
	const plain = name.replace(/\.$/, "");
	if (plain === "@" || plain === "") return host;
	if (plain === host || plain.endsWith(`.${host}`)) return plain;
	const labels = host.split(".");
	for (let count = labels.length - 2; count > 0; count -= 1) {
		const below = labels.slice(0, count).join(".");
		if (plain === below || plain.endsWith(`.${below}`)) return `${plain}.${labels.slice(count).join(".")}`;
	}
	return `${plain}.${host}`;
}
