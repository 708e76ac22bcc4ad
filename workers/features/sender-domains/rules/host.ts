/** Domains from which a client's emails may come: a domain of its own or a name below it. @browser-safe @pure */
import { z } from "zod";
import { asHost, dnsName } from "#workers/kernel/dns-name";
import { maxSenderHost } from "#workers/kernel/sender";

const form = dnsName(1);

/** A domain as `client.example` or `mail.client.example`; an email address of it is taken too. */
export const senderHost = z
	.string()
	.max(300)
	.overwrite((typed) => asHost(typed.trim().replace(/^[^@\s]*@/, "")))
	.max(maxSenderHost)
	.refine((host) => form.test(host), { message: "sender-domains:validation.host" });

/** A domain that somebody gave before, whatever it is. */
export const knownSenderHost = z.string().overwrite(asHost).min(1).max(253);
