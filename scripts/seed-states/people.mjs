/** People in each state of the life of a member, and the invitations that bring them in. */

import { readSecret } from "../secrets.mjs";
import { askWorker } from "../worker-request.mjs";

/** Somebody whom the owner has entered by hand. */
const entered = {
	...{ first_name: "Tove", last_name: "Lindahl", participant_id: "AC-01101", title: "Route Planner" },
	...{ country: "GBR", language_code: "en" },
};

/** Somebody who signed up. */
const signedUp = {
	first_name: "Rafi",
	last_name: "Mansour",
	message: "I begin on the night shift in Leeds on Monday.",
};

/** The steps. */
export const peopleSteps = [
	{
		of: "acme",
		isThere: "select 1 from users where account_id = ?1 and status = 'suspended' limit 1",
		run: async ({ idOf, call }) => {
			await call("account_owner", "members/api_suspend_member", { user_id: await idOf("gareth.ellis") });
			await call("account_owner", "members/api_deactivate_member", { user_id: await idOf("antoine.aubert") });
		},
	},
	{
		of: "acme",
		isThere: "select 1 from invitation_sendings where account_id = ?1 limit 1",
		run: async ({ call, emailOf, day, moment, drain }) => {
			const said = { ...entered, email: emailOf("tove.lindahl"), hire_date: day(-11) };
			const { user_id } = await call("account_owner", "members/api_create_member", said);
			const send = (more) =>
				call("account_owner", "members/api_send_invitations", { audience: "people", user_ids: [user_id], ...more });
			await send({});
			await drain();
			await send({ send_at: moment(4) });
			const { sending_id } = await send({ send_at: moment(9) });
			await call("account_owner", "members/api_cancel_invitations", { sending_id });
		},
	},
	{
		of: "acme",
		isThere: "select 1 from users where account_id = ?1 and status = 'pending' limit 1",
		run: async ({ visit, first, emailOf, password, drain }) => {
			const visitor = visit();
			const { number } = await first("select max(number) as number from terms_versions where account_id = ?1");
			const email = emailOf("rafi.mansour");
			const said = { ...signedUp, email, accepts_terms: 1, terms_version: number ?? 0 };
			await visitor.call("/api/users/api_sign_up", said);
			await drain();
			const { emails } = await visitor.call("/api/users/api_get_local_letters", {});
			const { body } = emails.find(({ recipient }) => recipient === email);
			const [token] = /[0-9a-f]{64}/.exec(body);
			await visitor.call("/api/users/api_confirm_sign_up", { token, password });
		},
	},
	{
		of: "globex",
		isThere: "select 1 from users where account_id = ?1 and status = 'erased' limit 1",
		run: async ({ port, tenant, emailOf }) => {
			const payload = { subdomain: tenant.subdomain, email: emailOf("ramon.leon") };
			const body = JSON.stringify({ payload });
			const headers = {
				...{ host: `platform.localhost:${port}`, "content-type": "application/json" },
				...{ authorization: `Bearer ${readSecret("OPERATOR_SETUP_TOKEN")}`, "content-length": Buffer.byteLength(body) },
			};
			const path = "/api/operations/api_erase_person";
			const answer = await askWorker(port, { method: "POST", path, headers, body });
			if (answer.status !== 200) throw new Error(`erasing answered ${answer.status}: ${answer.body}`);
		},
	},
];
