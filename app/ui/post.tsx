/** Something that happened, as people read it in a feed: faces, what it was, then what others say. */
import type { ReactNode } from "react";
import { Avatar, type Face } from "./avatar";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import "./post.css";

/** What every post has around what its kind shows. */
export type PostFrame = {
	/** Who did it. */
	actor: Face;
	/** The post's own page. */
	href: string;
	/** When it was, as words. */
	when: string;
	actions?: ReactNode;
	comments?: ReactNode;
};

/** Props of a post: `faces` are those of whom it is about, `title` one sentence, `line` what stands small beside the likes. */
export type PostProps = { frame: PostFrame; faces?: Face[]; title: ReactNode; line?: ReactNode; children?: ReactNode };

/** A post; what was said gets the most room. */
export function Post({ frame, faces = [], title, line, children }: PostProps) {
	return (
		<article className="card post">
			<header className="post-head">
				<span className="post-faces">
					<Avatar {...frame.actor} sizePx={48} />
					{faces.length > 0 && <Icon name="arrow-up" size="small" />}
					{faces.map((face, index) => (
						<Avatar key={`${index}${face.name}`} {...face} sizePx={48} />
					))}
				</span>
				<p className="post-title">{title}</p>
				<p className="meta">{frame.when}</p>
			</header>
			{children}
			<div className="post-foot">
				{line}
				{frame.actions && <div className="post-actions">{frame.actions}</div>}
			</div>
			{frame.comments && <div className="post-comments">{frame.comments}</div>}
		</article>
	);
}

/** A message of at most so many characters is set larger. */
const shortMessageLength = 90;

/** What somebody wrote; few words, of at most `maxShort` characters, are set larger. */
export function PostMessage({ text, maxShort = shortMessageLength }: { text: string; maxShort?: number }) {
	return <p className={classNames("post-message", text.length <= maxShort && "post-message-short")}>{text}</p>;
}

/** Props of a comment; `like` stands at its end, `actions` below it. */
export type CommentProps = { author: Face; when: string; children: ReactNode; like?: ReactNode; actions?: ReactNode };

/** One comment under a post: name, words and age in one line. */
export function Comment({ author, when, children, like, actions }: CommentProps) {
	return (
		<div className="comment">
			<Avatar {...author} sizePx={28} />
			<div>
				<p>
					<span className="strong">{author.name}</span> {children} <span className="meta">{when}</span>
				</p>
				{actions}
			</div>
			{like}
		</div>
	);
}
