/** Kit page: recognitions in a feed. */
import { Avatar } from "../avatar";
import { Button } from "../button";
import { ProgramBadge } from "../ornament";
import { Comment, Post, PostMessage } from "../post";
import { TextInput } from "../text-input";
import { KitOrnaments } from "./words";

const sample = { actor: { name: "Marcus Webb" }, href: "/" };

/** Posts with and without acts and comments. */
export function KitPosts() {
	return (
		<div className="split">
			<div className="stack">
				<Post
					frame={{ ...sample, when: "2 hours ago", actions: <SampleActions />, comments: <SampleComments /> }}
					faces={[{ name: "Priya Raman" }]}
					title={
						<>
							<span className="strong">Marcus Webb</span> recognized <span className="strong">Priya Raman</span>
						</>
					}
					line={<SampleLine />}
				>
					<PostMessage text="You stayed on the line with the Rotterdam team until their last container was released, then wrote it all down so that nobody has to do it twice." />
				</Post>
				<Post
					frame={{ ...sample, when: "Yesterday" }}
					faces={[{ name: "Tomás Herrera" }, { name: "Nadia Rahimi" }, { name: "Night shift", isGroup: true }]}
					title="Marcus Webb recognized Tomás Herrera, Nadia Rahimi and Night shift"
					line={<SampleLine />}
				>
					<PostMessage text="Three nights of migration, zero missed shipments." />
				</Post>
			</div>
			<KitOrnaments />
		</div>
	);
}

function SampleLine() {
	return (
		<p className="post-line">
			<ProgramBadge glyph="heart" sizePx={36} />
			<span className="post-line-words">
				Puts customers first<span className="post-line-sep"> · </span>
				<span className="post-line-rest">Everyday Thanks</span>
			</span>
			<span className="figure">+250 points</span>
		</p>
	);
}

function SampleActions() {
	return (
		<>
			<Button type="button" icon="thumb-up-filled" aria-pressed="true">
				14<span className="unseen"> likes</span>
			</Button>
			<Button type="button" icon="comment">
				2<span className="unseen"> comments</span>
			</Button>
		</>
	);
}

function SampleComments() {
	return (
		<>
			<Comment author={{ name: "Nadia Rahimi" }} when="1 h">
				That write-up saved my whole Tuesday. Thank you!
			</Comment>
			<form className="comment-form">
				<Avatar name="Priya Raman" sizePx={28} />
				<TextInput aria-label="Write a comment" placeholder="Write a comment" name="comment" />
			</form>
		</>
	);
}
