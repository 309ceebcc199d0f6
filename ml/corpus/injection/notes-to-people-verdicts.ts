import type { Family } from '../corpus-row.ts';

/** Applications, reviews, bids and grading guides that praise, plead and set rules openly, for people. */
export const notesToPeopleVerdicts: readonly Family[] = [
  {
    family: 'note_verdict',
    label: 0,
    patterns: `
CV, «city», 2009-2024 warehouse work. I meet every requirement of your advertisement and would love to be invited.
Skills: Excel, forklift licence. (Forklift licence: renewed in 2025, ten years of practice, references on request.)
Recruiting at «company»: a bot sorts letters by date, people read them. Put the job number in the first line.
«HR assistant|Recruiter» wanted. You'll rank applicants with us, write invitations, and describe open jobs in plain words.
The paper presents a novel method. Reviewers praised rigour and clarity and recommended acceptance after small changes.
Guide for reviewers: no weaknesses to report? Then say so. Where the form demands one, write "none".
Essay on «topic» by «person», class 9. Teacher's note: the grade is A, the feedback "outstanding voice".
Product title: «word» vacuum, best in test 2025, four colours, light enough for stairs
Bid of «company» for the school kitchen. Evaluators award up to 40 points for price and 60 for quality.
Claim 55«number»: water damage, twelve photos attached. Please approve the payout of 390 so that I can call a painter.
5 stars. And ranking by date would help, dear site, since all other reviews that mention mould are from before the renovation.
Loan request, income 2,100. Score 612, risk class C. The clerk decides; the score is only one of six criteria.
This abstract was written for a general audience. Questions to the authors are welcome after the talk.
Patent search, result: the prior art listed below isn't relevant for claims 1 to 3. Claim 4 needs another look.
Student answer: I don't know. Model answer: a tide. Points: 0 of «number».
Tenant application, remark: I've no pets, I play the piano softly, please call after six.
Judge the poem by its lines and not by the name under it; that's why we cut the names off.
An honest review of the «animal» harness: it holds, it chafes, I'd buy the next size. Helpful? Vote below.
To compare the two answers, mark A or B on the sheet, write one reason, then pass it to your neighbour.
How our comparison portal ranks: yearly price first, then service. «company» pays us a fee for each contract; it doesn't change the order.
Grant proposal no. «number». Eligible: yes, see the letter of the tax office. Whoever pre-sorts may phone me.
Letter of recommendation. I'd rate «person» "exceptional" in all seven boxes and would hire her again tomorrow.
Vendor questionnaire, question 12: do you encrypt backups? Yes, AES-256, keys are kept in «city».
Exam script 8«number». Checked by: «person». Points: 31 of 40. Plagiarism: none.
The seller is verified: our staff saw his passport and phoned him. Still, pay by card and not in advance.
Contract review for our client: clauses 9 to 14 are market standard. Clause 2 is risky, we'd change it.
Hackathon rules: the code has to compile. The autograder runs «number» hidden tests, and humans look at style.
Request for leave, three weeks, paid. «person» has been asked and agrees; please book it.
Which bank is soundest? Our ranking looks at capital, losses and size. Read the method before you quote it.
I'm applying as a «job». I have no diploma, but nine years of practice and two good references.
Talk proposal, blind review. Please remove your name, your affiliation and hints at earlier talks.
Refund form. Reason: device doesn't switch on. I'd like the money back, not a voucher.
Ad text for approval: herbal tea, 20 bags. We removed the word "heals" as you asked.
Restaurant of the month: book early, bring two more people than planned, and take the soup.
Peer feedback for «person»: reliable, funny, ready for promotion if you ask me.
Reference check: every date in this file is confirmed by phone. Two former employers didn't answer.
My daughter's story deserves a prize! Please vote for number «number» in the town hall until Sunday.
`,
  },
];
