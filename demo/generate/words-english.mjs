// What followed from a good deed, how a message ends, and what people comment, in English.

const lines = (text) => text.trim().split("\n");

/** What the deed led to, by theme. */
export const effects = {
	customer: lines(`
They asked for you by name this morning.
They wrote to our director, and your name was in the first line.
They moved a second lane to us the same week.
Their planner told me that nobody had ever done that for them.
The contract came back signed on {day}, with a thank-you note in the margin.
They put {n} more containers on our {lane} lane.
It cost you an evening and it saved us the account.
Their own warehouse heard about it before I did.
I read the mail thread twice, because I want to learn how you do it.
On {day} they asked whether you could look after {port} as well.
They had been about to leave us, and they told me so.
Since then their team calls your extension first.
They sent a box of their own goods to the depot, addressed to you.
Nobody at {customer} lost a single hour of production.
Our score with them went from six to nine.`),
	outcome: lines(`
Not one shipment missed its cut-off.
By {time} it was done, and you still wrote the handover.
It would have cost us {n} thousand.
Nobody downstream even noticed that there had been a problem.
When everybody else was looking for a reason, you were looking for a truck.
We were back on plan by {day}.
I have seen that go wrong at three other companies.
You did not wait for permission, and you kept everyone informed.
The control room in {port} still talks about it.
That kept {n} people's week from falling apart.
You made a hard week look like an ordinary {day}.
It was not your job, and it was done properly all the same.
We had planned for twice the time.
The figures for the month hold because of it.
You found the cause as well, so it will not come back.
Calm, quick and complete, in that order.`),
	simple: lines(`
It saves the {depot} team about {n} minutes a shift.
New people understand it on their first day.
I threw away {few} pages of instructions.
We have not had one wrong entry since {day}.
It is so obvious now that nobody remembers the old way.
The people in {port} asked for a copy.
Fewer clicks, fewer calls, fewer sighs.
Even the night shift, who trust nothing new, use it.
You asked why until there was no answer left, and then you took it away.
That is {n} hours a month which we now spend with customers.
It took you one afternoon, after years of complaints from the rest of us.
Our error rate has halved.`),
	teach: lines(`
Our new starters now answer questions that I still have to look up.
You never once made me feel slow.
Since then I have taught it to {few} others.
We used to wait for the one person who knew, and that person was you.
I finally understand why we do it, and not just how.
Two people from {depot} asked whether you would do it again.
You explained it three times, three ways, and the third one was mine.`),
	care: lines(`
You did not mention it to anyone, so I do.
The mood in {depot} changed that very day.
It was a small thing for you, you said, and it was not small for us.
Everybody on the shift noticed.
That is the kind of place I want to work in.
I had not asked, and that is what mattered.
{few} people told me about it on {day}, separately.
You would do it for anybody here, which is the point.
It made a long week short.
The new ones saw it and now do the same.`),
	cover: lines(`
I was there in time, and I will not forget it.
I came back rested and with a clear head.
I had not even asked.
You did not mention it to anyone, so I do.
You never asked for that evening back.
My family sends you their regards.
You would do it for anybody here, which is the point.`),
	write: lines(`
That write-up saved my whole week.
I used it on {day}, at {time}, and it worked.
The team in {depot} has printed it and hung it by the door.
It has saved us {n} phone calls to {port} already.
I finally understand why we do it, and not just how.
We used to wait for the one person who knew, and that person was you.
{port} asked for a copy in their language.`),
	session: lines(`
Our new starters now answer questions that I still have to look up.
The last one should be on the intranet for ever.
The questions on {day} were better than any that I have heard in years.
Nobody looked at the clock once.
Two people from {depot} asked whether you would do it again.
I have already used it twice.
You explained it three times, three ways, and the third one was mine.`),
	safety: lines(`
Everybody went home whole that {day}.
It took courage, with {n} people waiting.
The inspection on {day} found nothing, because you had found it first.
We have changed the drill in {depot} because of you.
A near miss that you write down is worth ten that are forgotten.
You lost {few} minutes and may have saved a life.
The whole dock in {port} checks it now at the start of a shift.
Nobody has questioned a stop since.
That is exactly what the training is for, and you did it under pressure.`),
};

/** How messages end; some end without. */
export const closings = lines(`
Thank you.
Thank you, truly.
I owe you a coffee.
I owe you a coffee, and a proper lunch.
The whole {group} team says thanks.
Proud to work with you.
You make it look easy, and I know that it is not.
Please never move to another depot.
That is what good looks like.
We noticed.
Enjoy the weekend, you have earned it.
Here is to the next one.
From all of us in {depot}, thank you.
I learned something from it.
Drinks are on me on {day}.
It made my week.
More of this, please.
I hope that somebody tells you every day.
Thanks for not letting go.
Next time I will try to be half as quick.
You should tell that story at the town hall.
The next cake is yours.
Well done, and thank you.
Take a day off when you can.
I will remember it.`);

/** Ways in; most messages start with the deed itself. */
export const openings = lines(`
This one is overdue.
A belated thank-you.
I want this to be seen.
Small note, big thanks.
I have been meaning to write this since {day}.
Credit where it is due.
Two sentences are not enough, but here they are.
From the {depot} depot:
Everybody should know this.
Best moment of my week.
Not for the first time:`);

/** Comments under recognitions. */
export const comments = lines(`
That saved my whole {day}. Thank you!
So well deserved, {first}.
I was there, and it is all true.
The {depot} team says thanks too.
{port} just confirmed. Great work.
This is why I like working here.
{first} does this every week and never says so.
Well earned!
Congratulations, {first}!
Seconded.
I use that page every day now.
And you still found time to help us with {customer}.
Can you show us in {depot} as well?
We felt it all the way down the {lane} lane.
Legend.
About time that somebody wrote this down.
Quietly brilliant, as always.
I still have the sticky note from that evening.
{first}, lunch is on me.
Next town hall, please tell the story.
The night shift salutes you.
That was a hard one. Respect.
Could not agree more.
My whole team learned from it.
{customer} mentioned it to me as well!
I heard about this from three people already.
You are too modest, {first}.
Bravo!
This deserves a cake.
I would have given up at {time}.
Thank you from the other end of the phone.
What a team.
Saw it happen. It was even better than it sounds.
Makes my job easier every day. Thanks, {first}.
The photographs are on the wall in {depot}.
And with a smile, too.
Happy for you!
Please clone {first}.
Inspiring. I will copy that idea.
A pleasure to read on a {day} morning.
We should make that the standard.
Respect from Finance.
Big thanks from the yard.
Just wow.
Keep going!
{first} for president.`);
