/** Kit page: recognitions in a feed. */
import { Avatar } from "../avatar";
import { Button } from "../button";
import { Comment, RecognitionPost } from "../recognition-post";
import { TextInput } from "../text-input";
import { KitOrnaments } from "./words";

/** Posts with and without acts and comments. */
export function KitPosts() {
	return (
		<div className="split">
			<div className="stack">
				<RecognitionPost
					isMine
					giver={{ name: "Marcus Webb", href: "/" }}
					recipients={[{ name: "Priya Raman", href: "/" }]}
					when="2 hours ago"
					message="You stayed on the line with the Rotterdam team until their last container was released, then wrote it all down so that nobody has to do it twice."
					behaviors="Puts customers first"
					program="Everyday Thanks"
					badge={{ glyph: "heart" }}
					points={250}
					actions={<SampleActions />}
					comments={<SampleComments />}
				/>
				<RecognitionPost
					giver={{ name: "Ingrid Solberg" }}
					recipients={[
						{ name: "Tomás Herrera" },
						{ name: "Nadia Rahimi" },
						{ name: "Night shift", isGroup: true },
						{ name: "Olu Adeyemi" },
					]}
					when="Yesterday"
					message="Three nights of migration, zero missed shipments."
					program="Above & Beyond"
					badge={{ glyph: "star" }}
					points={500}
				/>
			</div>
			<KitOrnaments />
		</div>
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
			<span className="meta">You, Nadia and 12 more</span>
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
