/** The SQL that reads recognitions: certificates, and emails to recipients. */

import { sql } from "drizzle-orm";
import { badgeOf } from "#workers/features/badges";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { namesOfListed } from "#workers/kernel/listed-names";
import { pictureColumn } from "./pictures";

/** What stands on a certificate, and who may see it. */
export type CertificateRow = {
	id: number;
	activity_id: number;
	giver_id: number;
	recipient_id: number;
	recipient_manager_id: number | null;
	visibility: string;
	certificate_code: string;
	recognizedBy: string;
	recognizedByImage: string | null;
	giver_first_name: string;
	giver_title: string;
	recipient: string;
	recipientImage: string | null;
	recipient_title: string;
	program_id: number;
	program: string;
	program_image: string | null;
	glyph: string;
	behavior_ids: string;
	/** Its badge, for `presentBadge`. */
	badge: string | null;
	points: number;
	message: string;
	subtype: string;
	created_at: number;
	picture_id: number | null;
	/** What is kept of its picture, as JSON. */
	picture: string | null;
	/** How many people were thanked in the same post. */
	recipient_count: number;
};

/** An issued recognition with all that its certificate says. */
export function findCertificate(account_id: number, id: number) {
	return sql<CertificateRow>`select r.id, r.activity_id, r.giver_id, r.recipient_id, r.recipient_manager_id, r.visibility, r.certificate_code,
		${personName("g")} as recognizedBy, g.image_url as recognizedByImage,
		g.first_name as giver_first_name, g.title as giver_title,
		${personName("u")} as recipient, u.image_url as recipientImage, u.title as recipient_title,
		r.program_id, p.name as program, p.image as program_image, p.glyph, r.behavior_ids, ${badgeOf("r")} as badge,
		r.points, r.message, r.subtype, r.created_at, r.picture_id,
		${pictureColumn("r")},
		(select a.details ->> 'recipient_count' from activities a where a.account_id = r.account_id and a.id = r.activity_id) as recipient_count
		from recognitions r join users g on g.account_id = r.account_id and g.id = r.giver_id
		join users u on u.account_id = r.account_id and u.id = r.recipient_id
		join programs p on p.account_id = r.account_id and p.id = r.program_id
		where r.account_id = ${account_id} and r.id = ${id} and r.status = 'issued'`;
}

/** What is told of a certificate to whoever has its code, and whether it still stands. */
export type CertifiedRow = Pick<
	CertificateRow,
	"certificate_code" | "recipient" | "recognizedBy" | "program" | "behavior_ids" | "created_at"
> & { status: string };

/** A recognition that was given, by the code of its certificate; one that was taken back has it still. */
export function findCertificateByCode(account_id: number, code: string) {
	return sql<CertifiedRow>`select r.certificate_code, ${personName("u")} as recipient, ${personName("g")} as recognizedBy,
		p.name as program, r.behavior_ids, r.created_at, r.status
		from recognitions r join users g on g.account_id = r.account_id and g.id = r.giver_id
		join users u on u.account_id = r.account_id and u.id = r.recipient_id
		join programs p on p.account_id = r.account_id and p.id = r.program_id
		where r.account_id = ${account_id} and r.certificate_code = ${code} and r.status in ('issued', 'reversed')`;
}

/** A recipient to whom an email goes. */
export type NoticeRow = Addressee & {
	recognition_id: number;
	invited_at: number | null;
	points: number;
	message: string;
	giver: string;
	program: string;
	/** The names of its behaviours as JSON, each by language. */
	behavior_names: string;
};

/** Recognitions of one post after a given one, in the order of their ids. */
export function listNotices(account_id: number, activity_id: number, after: number, max: number) {
	return sql<NoticeRow>`select r.id as recognition_id, ${addresseeColumns("u")}, u.invited_at, r.points, r.message,
		${personName("g")} as giver, p.name as program,
		${namesOfListed(sql`behaviors`, "r", "behavior_ids")} as behavior_names
		from recognitions r join users u on u.account_id = r.account_id and u.id = r.recipient_id
		join users g on g.account_id = r.account_id and g.id = r.giver_id
		join programs p on p.account_id = r.account_id and p.id = r.program_id
		where r.account_id = ${account_id} and r.activity_id = ${activity_id} and r.id > ${after} and r.status = 'issued'
		order by r.id limit ${max}`;
}
