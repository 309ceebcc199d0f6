import type { TopicEntry } from './topic-entry.ts';

/** State, law, belief and learning. */
export const societyTopics: readonly TopicEntry[] = [
  {
    id: 'politics',
    names:
      'political, government, elections, election, public policy, policy, geopolitics, international relations, governance, democracy',
    strong:
      'election, president, prime minister, parliament, senate, congress, senator, congressman, congresswoman, democrat, republican, political party, left-wing, right-wing, conservative party, labour party, voter, voting rights, ballot, referendum, legislation, legislature, foreign policy, diplomacy, geopolitics, geopolitical, immigration policy, immigration, supreme court nominee, white house, house of representatives, political, politician, politics, democracy, dictatorship, authoritarian, socialism, communism, fascism, liberalism, nationalism, populism, gerrymandering, impeachment, filibuster, executive order, campaign trail, lobbying, lobbyist, european union, united nations, nato, brexit, kremlin, gun control, welfare state, abortion, death penalty, affirmative action, tax cuts, civil rights, electoral, federalism, bureaucracy, entitlement program, coup, ambassador, chancellor, incumbent',
    medium:
      'government, policy, minister, governor, mayor, campaign, vote, voted, bill passed, treaty, sanctions, protest, state, citizen, citizenship, constitution, federal, regulation, ideology, leftist, liberal, conservative, progressive, regime, refugee, border security, activist, constituency, cabinet, embassy, sovereignty, taxpayer, public opinion, trump, biden, obama, putin, clinton, reagan, welfare, security council, interest group, cold war, nation, equality, feminism, minimum wage, capitalism',
    weak: 'law, power, rights, party, leader, reform, war, country, freedom, public, nationalist, security, debate, military, interests, court, tax',
  },
  {
    id: 'law',
    names:
      'legal, legal advice, laws, lawyer, legislation, court, courts, justice, contracts, compliance, jurisprudence, intellectual property',
    strong:
      'lawyer, attorney, lawsuit, plaintiff, defendant, litigation, legal advice, court order, felony, misdemeanor, statute, statutory, tort, jury, subpoena, affidavit, deposition, prosecutor, prosecution, appellate, common law, constitutional law, contract law, criminal law, breach of contract, power of attorney, probate, custody agreement, restraining order, copyright infringement, patent, trademark, gdpr, non-disclosure agreement, nda, small claims, public defender, habeas corpus, due process, jurisdiction, injunction, indictment, legal, solicitor, barrister, negligence, liable, easement, fee simple, hearsay, amendment, law school, ordinance, supreme court, trial court, court of appeals, magistrate, testator, devise, covenant, parole, convicted, summary judgment, cross-examination, counsel',
    medium:
      'law, court, judge, sue, sued, suing, contract, divorce, custody, alimony, bail, verdict, guilty, evidence, witness, clause, liability, regulation, compliance, settlement, damages, terms of service, will and testament, eviction, copyright, trial, testify, testimony, crime, criminal, arrest, arrested, burglary, robbery, larceny, conveyed, deed, landowner, violation, objection, treaty, rights, bankruptcy, offense, offence, charged with, appeal, admissible, prosecute, enforce, enforceable',
    weak: 'legally, illegal, claim, case, justice, rule, police, party, agreement, offer, murder, property, state, intent, act, owner, grant',
  },
  {
    id: 'religion',
    names:
      'religious, faith, spirituality, theology, religions, world religions, christianity, islam, judaism, hinduism, buddhism, bible',
    strong:
      'bible, quran, koran, torah, jesus, christ, christian, christianity, muslim, islam, islamic, jewish, judaism, hindu, hinduism, buddhist, buddhism, sikh, sikhism, taoism, daoism, confucius, confucian, jainism, jain, church, mosque, synagogue, prophet, muhammad, allah, pope, catholic, protestant, orthodox church, gospel, holy spirit, ramadan, rabbi, imam, theology, theological, baptism, sermon, religion, religious, vatican, scripture, monk, nirvana, karma, deity, shinto, vedas, bhagavad gita, talmud, sabbath, atheism, atheist, resurrection, apostle, crucifixion, sunni, shia, zen',
    medium:
      'god, prayer, pray, priest, faith, worship, temple, salvation, sin, heaven, hell, angel, holy, saint, bishop, ritual, reincarnation, pilgrimage, divine, psalm, spiritual, covenant, monastery, pagan, goddess, disciple, blessing, clergy, hymn, sacrament, soul',
    weak: 'belief, believe, spirit, sacred, fasting, meditation, tradition, moral, ethics, monastic, eternal, enlightenment',
  },
  {
    id: 'history',
    names: 'historical, world history, ancient history, historic events, military history',
    strong:
      'world war, world war ii, world war i, civil war, roman empire, ancient rome, ancient egypt, ancient greece, middle ages, medieval, renaissance, industrial revolution, french revolution, american revolution, cold war, ottoman empire, byzantine, mesopotamia, pharaoh, crusades, colonialism, colonial, dynasty, napoleon, julius caesar, hitler, nazi germany, holocaust, slavery, abolitionist, reconstruction era, great depression, historian, historical, archaeologist, archaeology, archaeological, bronze age, iron age, stone age, neolithic, paleolithic, prehistoric, feudalism, treaty of versailles, declaration of independence, genghis khan, mongol empire, viking, aztec, inca, maya, victorian era, soviet union, hominid, homo erectus, neanderthal, 18th century, 19th century, 17th century, 16th century, eighteenth century, nineteenth century, seventeenth century, sixteenth century',
    medium:
      'history, century, empire, ancient, emperor, conquest, colony, colonist, revolution, monarch, monarchy, abolition, settlers, ruins, artifact, civilization, civilisation, kingdom, battle of, reign, medieval, founding fathers, abraham lincoln, george washington, stalin, churchill, imperialism, nationalism, progressive era, new deal, excerpt',
    weak: 'king, queen, war, era, bc, bce, army, treaty, revolt, rebellion, trade route, age, tribe, settlement, tomb',
  },
  {
    id: 'geography',
    names: 'geographic, geographical, countries, places, maps',
    strong:
      'geography, capital of, longitude, latitude, continent, mountain range, tectonic, peninsula, archipelago, time zone, largest country, highest mountain, longest river, population density, topography, cartography, equator, hemisphere, tropic of cancer, urbanization, demographic transition, borders which, rain forest, land use, population growth, megacity, metropolitan area, physical geography, fjord, savanna, steppe, map projection',
    medium:
      'river, mountain, desert, island, population, border, region, map, country, ocean, coast, plateau, valley, migration, birth rate, volcano, territory, agriculture region, urban, rural, climate zone, delta, lake, population pyramid, suburb',
    weak: 'city, capital, area, north, south, east, west, land, sea, country, located, square miles, province, where is',
  },
  {
    id: 'education',
    names: 'school, schools, learning, teaching, university, universities, college, academic, students, study',
    strong:
      "curriculum, lesson plan, homework, classroom, kindergarten, high school, elementary school, middle school, university, college application, scholarship, tuition, sat score, gcse, phd, doctoral, bachelor's degree, master's degree, student loan, teacher, student, professor, pedagogy, undergraduate, graduate school, study guide, exam, homeschool, school district, education, educational, semester, academic, gpa, thesis, dissertation, syllabus, faculty, e-learning, online course",
    medium:
      'school, college, teach, teaching, teaches, learn, learning, study, studying, grade, essay, quiz, lecture, campus, diploma, tutor, tutoring, course, class, textbook, literacy, principal, enrollment, degree, assignment, worksheet',
    weak: 'test, reading, writing, skill, training, children, subject, knowledge, lesson, term, research',
  },
  {
    id: 'news',
    names: 'current events, journalism, media, headlines, current affairs, world news',
    strong:
      'breaking news, headline, journalist, journalism, newspaper, news report, press conference, latest news, news article, current events, reuters, associated press, bbc, cnn, fox news, new york times, news anchor, op-ed, correspondent, top stories, news story, newsroom, fake news, press release, what happened today',
    medium:
      'news, reporter, editorial, coverage, broadcast, media outlet, spokesperson, announced today, article, sources say, magazine, publisher, tabloid, according to officials',
    weak: 'report, reported, today, yesterday, statement, announced, media, press, event, interview, officials, update',
  },
  {
    id: 'philosophy',
    names: 'philosophical, ethics, morality, moral philosophy, logic',
    strong:
      'philosophy, philosopher, philosophical, ethics, ethical, epistemology, metaphysics, ontology, utilitarianism, utilitarian, deontology, kant, kantian, nietzsche, aristotle, plato, socrates, descartes, hume, moral relativism, categorical imperative, free will, determinism, existentialism, stoicism, virtue ethics, consequentialism, hedonism, social contract, trolley problem, fallacy, syllogism, modus ponens, a priori, moral theory, moral, morality, immoral, aquinas, morally, john stuart mill, normative, axiological, singer argues, predicate logic, propositional logic, truth table',
    medium:
      'virtue, argument, premise, reasoning, consciousness, justice, autonomy, logic, duty, wisdom, good life, happiness, rational, dualism, skepticism, euthanasia, animal rights, natural law, permissible, ought, wrongness, well-being',
    weak: 'reason, truth, meaning, belief, mind, right and wrong, knowledge, value, principle, harm, argues, conclusion, claim',
  },
  {
    id: 'psychology',
    names:
      'psychological, mental processes, sociology, social science, social sciences, society, human behavior, human behaviour',
    strong:
      'psychology, psychologist, psychological, psychotherapy, psychoanalysis, freud, freudian, piaget, pavlov, classical conditioning, operant conditioning, cognitive dissonance, cognitive behavioral, behaviorism, personality disorder, self-esteem, attachment theory, maslow, developmental stage, short-term memory, long-term memory, working memory, sociology, sociologist, social norms, socialization, social class, psychometric, intelligence test, schizophrenia, reinforcement, stimulus, group therapy, counselor, counseling, counselling, marx, weber, durkheim, gender roles, human sexuality, ego, superego, introvert, extrovert, role conflict, stratification, client, independent variable, standard deviation scores',
    medium:
      'anxiety, personality, cognitive, cognition, emotion, emotional, motivation, behavior, behaviour, perception, adolescent, adolescence, therapist, therapy, trauma, stereotype, prejudice, social, memory, subconscious, unconscious, bias, identity, self-concept, peer, developmental, ethnicity, arousal, subjects, correlation',
    weak: 'mind, stress, theory, children, mood, attitude, group, brain, learning, feelings, culture, test, research, society, infant',
  },
];
