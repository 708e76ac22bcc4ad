/** A recognition as people read it in a feed: faces, message, badge, points, then what others say. */
import type { ReactNode } from "react";
import { useTranslation } from "~/ui/texts";
import { usePointsWords } from "./account-display";
import { Anchor } from "./anchor";
import { Avatar, AvatarPair, type Face } from "./avatar";
import { classNames } from "./class-names";
import { type BadgeGlyph, ProgramBadge } from "./ornament";
import "./recognition-post.css";

/** Somebody in a recognition, with the address of their page where there is one. */
export type PostPerson = Face & { href?: string };

/** Props of a recognition in a feed. */
export type RecognitionPostProps = {
	giver: PostPerson;
	recipients: PostPerson[];
	/** How many there are in all, when only the first are given. */
	recipientCount?: number;
	/** When it was given, as words; `at` is the same for machines. */
	when: string;
	at?: string;
	message: string;
	image_url?: string | null;
	behaviors?: string;
	program?: string;
	badge?: { glyph?: BadgeGlyph; programId?: number | string; image_url?: string | null };
	/** Points for each recipient. */
	points?: number | null;
	/** Given to the reader: the one tinted panel on the screen. */
	isMine?: boolean;
	acts?: ReactNode;
	comments?: ReactNode;
};

/** A recognition: the message gets the most room. */
export function RecognitionPost({
	giver,
	recipients,
	recipientCount = recipients.length,
	when,
	at,
	message,
	image_url,
	isMine,
	acts,
	comments,
	...foot
}: RecognitionPostProps) {
	const { t } = useTranslation("common");
	const first = recipients[0];
	return (
		<article className={classNames("card post", isMine && "post-mine")}>
			<header className="post-head">
				{first ? <AvatarPair first={first} second={giver} /> : <Avatar {...giver} />}
				<div>
					<p>
						<PersonName person={giver} /> {t("post.recognized")}{" "}
						<PeopleNames people={recipients} count={recipientCount} />
					</p>
					<p className="meta">{at ? <time dateTime={at}>{when}</time> : when}</p>
				</div>
			</header>
			<div className="post-body">
				<p>{message}</p>
				{image_url && <img src={image_url} alt="" width={640} height={360} loading="lazy" decoding="async" />}
				<PostFoot {...foot} />
			</div>
			{acts && <div className="post-acts">{acts}</div>}
			{comments && <div className="post-comments">{comments}</div>}
		</article>
	);
}

function PostFoot({
	behaviors,
	program,
	badge,
	points,
}: Pick<RecognitionPostProps, "behaviors" | "program" | "badge" | "points">) {
	const words = usePointsWords();
	const hasPoints = Boolean(points) && !words.areHidden;
	if (!behaviors && !program && !hasPoints) return null;
	return (
		<footer className="post-foot">
			<ProgramBadge programId={program} {...badge} />
			<div className="grow">
				<p className="strong">{behaviors || program}</p>
				{behaviors && program && <p className="meta">{program}</p>}
			</div>
			{hasPoints && (
				<span className="post-points figure">
					+{words.figure(points ?? 0)}
					<span className="unseen"> {words.label}</span>
				</span>
			)}
		</footer>
	);
}

function PersonName({ person }: { person: PostPerson }) {
	if (!person.href) return <span className="strong">{person.name}</span>;
	return (
		<Anchor className="plain strong" href={person.href}>
			{person.name}
		</Anchor>
	);
}

function PeopleNames({ people, count }: { people: PostPerson[]; count: number }) {
	const { t } = useTranslation("common");
	const shown = count > 3 ? people.slice(0, 2) : people;
	const others = count - shown.length;
	return (
		<>
			{shown.map((person, index) => (
				<span key={`${person.name}-${index}`}>
					{index > 0 && (index === people.length - 1 ? ` ${t("post.and")} ` : ", ")}
					<PersonName person={person} />
				</span>
			))}
			{others > 0 && ` ${t("post.others", { count: others })}`}
		</>
	);
}

/** One comment under a post. */
export function Comment({
	author,
	when,
	children,
	acts,
}: {
	author: PostPerson;
	when: string;
	children: ReactNode;
	acts?: ReactNode;
}) {
	return (
		<div className="comment">
			<Avatar {...author} sizePx={28} />
			<div>
				<p>
					<PersonName person={author} /> <span className="meta">{when}</span>
				</p>
				<p>{children}</p>
				{acts}
			</div>
		</div>
	);
}
