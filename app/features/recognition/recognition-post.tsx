/** A recognition in the feed: who thanked whom, the message, and what it was for. */
import { Anchor } from "~/ui/anchor";
import type { Face } from "~/ui/avatar";
import { Icon } from "~/ui/icon";
import { Post, type PostFrame, PostMessage } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import type { PostPicture, RecognitionContent } from "./post.server";
import { RecognitionLine } from "./recognition-line";
import "./recognition-post.css";

/** Props of the post: `item` is the thing in the feed with what this kind adds. */
export type RecognitionPostProps = { item: RecognitionContent & { is_for_me: 0 | 1 }; frame: PostFrame };

/** The post. */
export function RecognitionPost({ item, frame }: RecognitionPostProps) {
	const { t } = useTranslation("common");
	const isEach = item.recipient_count > 1;
	const actions = item.may_boost ? (
		<>
			{frame.actions}
			<Anchor
				className="button"
				href={isEach ? `${frame.href}/people` : `/recognitions/${item.recognition_id}#boost`}
				opens="dialog"
			>
				<Icon name="plus" size="small" />
				{t("recognition:boost.button")}
			</Anchor>
		</>
	) : (
		frame.actions
	);
	return (
		<Post
			frame={{ ...frame, actions }}
			faces={item.recipients}
			title={
				<>
					<span className="strong">{frame.actor.name}</span> {t("post.recognized")}{" "}
					<PeopleNames
						people={item.recipients}
						count={item.recipient_count}
						groups={item.group_names}
						maxNamed={Math.max(item.named_count, item.is_for_me)}
						everyoneHref={`${frame.href}/people`}
					/>
				</>
			}
			line={<RecognitionLine {...item} isEach={isEach} hasBadge />}
		>
			<PostMessage text={item.message} />
			{item.picture && <PostedPicture picture={item.picture} />}
		</Post>
	);
}

/** The picture of a post; it leads to the whole one. */
export function PostedPicture({ picture }: { picture: PostPicture }) {
	return (
		<a href={picture.src} style={{ justifySelf: "start" }}>
			<img className="post-picture" {...picture} alt={picture.alt} />
		</a>
	);
}

type PeopleNamesProps = {
	people: Face[];
	count: number;
	groups: string[];
	/** How many people are named beside groups. */
	maxNamed: number;
	everyoneHref: string;
};

/** Groups, then people; the rest is a number that leads to all of them. */
function PeopleNames({ people, count, groups, maxNamed, everyoneHref }: PeopleNamesProps) {
	const { t } = useTranslation("common");
	const max = groups.length > 0 ? Math.min(2, maxNamed) : count > 3 ? 2 : 3;
	const shown = people.slice(0, max);
	const others = count - shown.length;
	const names = [...groups, ...shown.map(({ name }) => name)];
	const rest = shown.length > 0 ? t("post.others", { count: others }) : t("post.people", { count: others });
	return (
		<>
			{names.map((name, index) => (
				<span key={`${index}${name}`}>
					{index > 0 && (index === names.length - 1 && others === 0 ? ` ${t("post.and")} ` : ", ")}
					<span className="strong">{name}</span>
				</span>
			))}
			{others > 0 && (
				<>
					{shown.length > 0 ? " " : ", "}
					<Anchor href={everyoneHref}>{rest}</Anchor>
				</>
			)}
		</>
	);
}
