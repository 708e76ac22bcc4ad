/** Tells people that something happened, as statements and messages of the caller's batch: by a declared kind and its values. */
import { type ComposedEmails, putEmails, sendAtOnce } from "#workers/features/mail";
import type { JobRun } from "#workers/kernel/define-job";
import type { NotificationPlace } from "#workers/kernel/define-notification";
import type { NotificationKind, NotificationValues } from "#workers/kernel/names";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { mayOpenBell, placesOf, readChoices, readRules, switchOf } from "../rules/places";
import { getNotification } from "../store/known-notifications";
import { insertNotifications, type NewNotification } from "../store/notifications";
import { composeEmail, type Notified } from "./compose-email";

export type { Notified } from "./compose-email";

/** The values of a kind: the same for all people, or each person's own. */
type Given<Kind extends NotificationKind, Person> =
	| NotificationValues[Kind]
	| ((person: Person) => NotificationValues[Kind]);

/** Of the places that a person and their company chose, those that whoever notifies leaves out. */
type Told = { without?: readonly NotificationPlace[] };

/** What puts a notification into a batch. */
type Notice = { statements: Statement[]; follow: OutboxMessage[] };

type NotifyingScope = Pick<Scope, "account" | "clock" | "newId" | "request">;

/** The statements and messages that tell people of a kind of thing: put both into the batch of what happened. */
export function notify<Kind extends NotificationKind, Person extends Notified>(
	scope: NotifyingScope,
	kind: Kind,
	people: readonly Person[],
	values: Given<Kind, Person>,
	told: Told = {},
): Notice {
	const { emails, rows } = compose(scope, kind, people, values, told);
	return withBell(scope, putEmails(scope, emails), rows);
}

/** The same in a job, before its last batch: a single email is handed over at once (README of mail), several follow by messages. */
export async function notifyAtOnce<Kind extends NotificationKind, Person extends Notified>(
	scope: NotifyingScope & Pick<Scope, "env" | "log">,
	run: Pick<JobRun, "outbox_id">,
	kind: Kind,
	people: readonly Person[],
	values: Given<Kind, Person>,
): Promise<Notice> {
	const { emails, rows } = compose(scope, kind, people, values);
	const [only, ...others] = emails;
	const mail = only && others.length === 0 ? await sendAtOnce(scope, run, only) : putEmails(scope, emails);
	return withBell(scope, mail, rows);
}

function withBell({ account, clock }: NotifyingScope, mail: ComposedEmails, rows: readonly NewNotification[]): Notice {
	const bell = insertNotifications(account.id, rows, clock.now());
	return { statements: [...mail.statements, ...bell], follow: mail.follow };
}

/** What each person is told, and where. */
function compose<Kind extends NotificationKind, Person extends Notified>(
	scope: NotifyingScope,
	kind: Kind,
	people: readonly Person[],
	values: Given<Kind, Person>,
	{ without = [] }: Told = {},
) {
	const declared = getNotification(kind);
	const rules = readRules(scope.account.settings);
	const recipients = people.map((person) => ({
		person,
		places: placesOf(declared, { choices: readChoices(person.notification_choices), rules }).filter(
			(place) => !without.includes(place),
		),
		values: typeof values === "function" ? (values as (person: Person) => object)(person) : (values as object),
	}));
	const mayStop = switchOf(declared, "mail", { choices: {}, rules })?.is_locked === 0;
	return {
		emails: recipients
			.filter(({ places }) => places.includes("mail"))
			.map(({ person, values }) => composeEmail(scope, declared, person, values, mayStop)),
		rows: recipients
			.filter(({ person, places }) => places.includes("bell") && mayOpenBell(person.status))
			.map(({ person, values }) => ({ id: scope.newId(), user_id: person.id, kind, details: JSON.stringify(values) })),
	};
}
