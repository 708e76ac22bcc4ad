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
	/** Groups that were thanked, and how many of the recipients were named beside them. */
	groups?: string[];
	namedCount?: number;
	/** The page of all recipients. */
	everyoneHref?: string;
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
	actions?: ReactNode;
	comments?: ReactNode;
};

/** A recognition: the message gets the most room. */
export function RecognitionPost({
	giver,
	recipients,
	recipientCount = recipients.length,
	groups = [],
	namedCount = 0,
	everyoneHref,
	when,
	at,
	message,
	image_url,
	isMine,
	actions,
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
						<PeopleNames
							people={recipients}
							count={recipientCount}
							groups={groups}
							maxNamed={Math.max(namedCount, isMine ? 1 : 0)}
							everyoneHref={everyoneHref}
						/>
					</p>
					<p className="meta">{at ? <time dateTime={at}>{when}</time> : when}</p>
				</div>
			</header>
			<div className="post-body">
				<p>{message}</p>
				{image_url && <img src={image_url} alt="" width={640} height={360} loading="lazy" decoding="async" />}
				<PostFoot {...foot} isEach={recipientCount > 1} />
			</div>
			{actions && <div className="post-actions">{actions}</div>}
			{comments && <div className="post-comments">{comments}</div>}
		</article>
	);
}

function PostFoot({
	behaviors,
	program,
	badge,
	points,
	isEach,
}: Pick<RecognitionPostProps, "behaviors" | "program" | "badge" | "points"> & { isEach: boolean }) {
	const { t } = useTranslation("common");
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
					{isEach && <small> {t("post.each")}</small>}
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

type PeopleNamesProps = {
	people: PostPerson[];
	count: number;
	groups: string[];
	/** How many people are named beside groups. */
	maxNamed: number;
	everyoneHref?: string;
};

/** Groups, then people; the rest is a number that leads to all of them. */
function PeopleNames({ people, count, groups, maxNamed, everyoneHref }: PeopleNamesProps) {
	const { t } = useTranslation("common");
	const max = groups.length > 0 ? Math.min(2, maxNamed) : count > 3 ? 2 : 3;
	const shown = people.slice(0, max);
	const others = count - shown.length;
	const names = [
		...groups.map((name) => ({ key: `g${name}`, content: <span className="strong">{name}</span> })),
		...shown.map((person, index) => ({ key: `p${index}`, content: <PersonName person={person} /> })),
	];
	const rest = shown.length > 0 ? t("post.others", { count: others }) : t("post.people", { count: others });
	return (
		<>
			{names.map(({ key, content }, index) => (
				<span key={key}>
					{index > 0 && (index === names.length - 1 && others === 0 ? ` ${t("post.and")} ` : ", ")}
					{content}
				</span>
			))}
			{others > 0 && (
				<>
					{shown.length > 0 ? " " : ", "}
					{everyoneHref ? <Anchor href={everyoneHref}>{rest}</Anchor> : rest}
				</>
			)}
		</>
	);
}

/** One comment under a post. */
export function Comment({
	author,
	when,
	children,
	actions,
}: {
	author: PostPerson;
	when: string;
	children: ReactNode;
	actions?: ReactNode;
}) {
	return (
		<div className="comment">
			<Avatar {...author} sizePx={28} />
			<div>
				<p>
					<PersonName person={author} /> <span className="meta">{when}</span>
				</p>
				<p>{children}</p>
				{actions}
			</div>
		</div>
	);
}
