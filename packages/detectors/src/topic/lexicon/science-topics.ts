import type { TopicEntry } from './topic-entry.ts';

/** Body, nature, machines and numbers. */
export const scienceTopics: readonly TopicEntry[] = [
  {
    id: 'health',
    names:
      'medical, medicine, healthcare, health care, medical advice, mental health, disease, diseases, wellness, nutrition, fitness, clinical, doctor, doctors',
    strong:
      'symptom, diagnosis, diagnosed, diagnose, prescription, medication, antibiotic, vaccine, vaccination, blood pressure, diabetes, diabetic, cancer, tumor, tumour, chemotherapy, surgery, surgeon, physician, clinical trial, clinic, hospital, syndrome, disease, disorder, infection, bacterial infection, virus infection, asthma, allergy, allergic, arthritis, depression, insomnia, pregnancy, pregnant, cholesterol, heart attack, stroke, migraine, pneumonia, influenza, covid, dosage, side effect, ibuprofen, aspirin, paracetamol, insulin, patient, medical, medicine, genetic disorder, inherited, treatment for, treatments for, anemia, anaemia, leukemia, lymphoma, carcinoma, hepatitis, kidney, liver, epilepsy, seizure, dementia, alzheimer, parkinson, thyroid, obesity, pediatric, paediatric, cardiovascular, pathology, anatomy, vertebra, artery, neuropathy, deficiency, congenital, hiv, aids, physiotherapy, nurse, nursing, blood test, urine, fracture, dermatitis, muscular dystrophy, biopsy, mri, x-ray',
    medium:
      'doctor, pain, fever, cough, headache, nausea, rash, swelling, dose, drug, pill, therapy, blood, heart, lung, bone, muscle, skin, nerve, chronic, acute, injury, wound, illness, sick, sickness, health, healthy, diet, calorie, vitamin, nutrition, fitness, immune, hormone, gene, mutation, risk factor, complication, prognosis, epidemic, pandemic, abdominal, tissue, gland, infant, prevent, treated, sleep apnea, treatment, autosomal, metabolic, mental health, anxiety, dentist, tooth, teeth, weight loss',
    weak: 'body, treat, care, condition, stomach, eye, ear, brain, sleep, weight, exercise, blood type, disease risk, age, cause, causes, research, test, cure',
  },
  {
    id: 'science',
    names:
      'scientific, natural science, natural sciences, physics, chemistry, biology, astronomy, space, geology, genetics',
    strong:
      'physics, chemistry, biology, astronomy, quantum, quantum mechanics, relativity, thermodynamics, photosynthesis, mitosis, meiosis, dna, rna, chromosome, enzyme, protein, molecule, molecular, atom, atomic, electron, proton, neutron, photon, periodic table, chemical reaction, covalent, ionic, oxidation, acid, alkaline, catalyst, isotope, gravity, gravitational, black hole, galaxy, galaxies, supernova, telescope, nasa, solar system, mars, jupiter, saturn, venus, neptune, evolution, natural selection, ecosystem, microscope, bacteria, bacterium, eukaryotic, prokaryotic, organism, magnetic field, electric field, wavelength, kinetic energy, potential energy, newton, joule, entropy, plate tectonics, fossil, sedimentary, scientist, scientific, hypothesis, laboratory, particle, radioactive, half-life, spectroscopy, nmr, moles, enthalpy, equilibrium constant, velocity, acceleration, momentum, capacitor, resistor, inductor, sound wave, ph, allele, phenotype, genotype, amino acid, cell membrane, asteroid, comet, planet, voltage, electric charge, angular momentum, aqueous, titration, polymer, diode, transistor, torque, friction, wave function, ion, ionization, hydrogen, nitrogen, oxygen',
    medium:
      'science, cell, species, energy, mass, force, temperature, pressure, light, wave, frequency, reaction, compound, chemical, element, experiment, membrane, gene, genetic, nucleus, star, moon, sun, orbit, mineral, rock, liquid, gas, density, metal, circuit, current, plant, mammal, insect, carbon, sodium, chloride, solution, theory, spectrum, magnet, magnetic, laser, lens, mirror, vacuum, radiation, thermal, heat, motor, winding, semiconductor, dissolve, evaporate, earth, tissue, habitat, population genetics',
    weak: 'water, air, speed, space, measure, research, solid, object, body, surface, distance, power, field, phase, atmosphere, energy source, rate, constant, temperature change',
  },
  {
    id: 'mathematics',
    names: 'math, maths, mathematical, algebra, calculus, geometry, statistics, arithmetic',
    strong:
      'equation, algebra, algebraic, calculus, geometry, trigonometry, derivative, integral, polynomial, matrix, matrices, eigenvalue, vector space, theorem, lemma, proof by induction, prime number, prime factorization, square root, logarithm, quadratic, probability, standard deviation, linear regression, hypotenuse, perimeter, circumference, parallelogram, isosceles, cosine, tangent, numerator, denominator, least common multiple, greatest common, permutation, combinatorics, modulo, subgroup, abelian, isomorphic, isomorphism, homomorphism, cyclic group, mathematics, mathematical, mathematician, math, maths, arithmetic, arithmetic sequence, geometric series, real numbers, complex number, rational number, integers, finite field, confidence interval, null hypothesis, random variable, convex, topological, bijection, statement 1, factor ring, multiplied by, divided by, solve for x, significance level, normal distribution, sample size, scatterplot, residual, f(x), coefficient',
    medium:
      'fraction, decimal, percent, percentage, multiply, divide, multiplication, division, subtraction, addition, triangle, circle, rectangle, radius, diameter, polygon, square, angle, sum of, product of, remainder, digit, integer, function, variable, set of, slope, graph, vector, real number, ratio, factor, exponent, mean, median, average, calculate, inequality, sequence, series, statistics, how many, expression, simplify, even number, odd number, evaluate, ring, degree, random sample, area of, volume of, nearest tenth',
    weak: 'number, equal, equals, value, solve, solution, total, sum, times, plus, minus, per, cube, line, point, estimate, greater than, less than, each, cost of',
  },
  {
    id: 'technology',
    names:
      'tech, computing, computer, computers, information technology, it, gadgets, ai, artificial intelligence, cybersecurity, electronics, internet, machine learning',
    strong:
      'artificial intelligence, machine learning, neural network, smartphone, iphone, android, laptop, cloud computing, cybersecurity, malware, ransomware, phishing, firewall, encryption, operating system, windows 11, macos, linux, wifi, wi-fi, bluetooth, router, gpu, cpu, processor, motherboard, semiconductor, 5g, data center, virtual reality, augmented reality, chatbot, large language model, gpt, openai, chatgpt, robotics, robot, internet of things, silicon valley, startup, social media platform, software, hardware, computer, internet, algorithm, database, server, vpn, ip address, browser, bandwidth, usb, technology, turing machine, deep learning, training data, support vector, decision tree, gradient, perceptron, cache, tcp, udp, packet, buffer overflow, sql injection, penetration testing, cryptography, public key, cipher, hash function, binary search tree, compiler',
    medium:
      'app, device, digital, download, upload, network, website, online, tech, gadget, tablet, camera, screen, battery, charger, update, install, smart home, email client, cloud, data, virus, hacker, hacking, spam, automation, protocol, ethernet, ssd, hard drive, keyboard, electronic, byte, boolean, classifier, overfitting, kernel, instruction set, attacker, exploit, password',
    weak: 'phone, machine, system, memory, program, file, user, speed, access, signal, model, security, bit, engineering, storage, key',
  },
  {
    id: 'programming',
    names:
      'coding, software development, software engineering, programming languages, developer, code, software, computer science, web development, devops',
    strong:
      'python, javascript, typescript, java, c++, c#, golang, rust programming, ruby on rails, php, html, css, sql query, sql, api, rest api, json, regex, regular expression, source code, compile error, stack trace, debug, debugging, unit test, git, github, pull request, docker, kubernetes, react, node.js, npm, django, flask, for loop, while loop, recursion, recursive function, linked list, binary tree, hash map, array, object-oriented, pseudocode, syntax error, null pointer, software engineer, software developer, programmer, programming, coding, refactor, codebase, repository, open source, backend, frontend, full stack, web app, command line, bash script, shell script, machine code, def, const, printf, async, data structure, time complexity, big o, xml, yaml',
    medium:
      'code, function, variable, script, algorithm, class method, bug, developer, framework, library, loop, string, integer, database, deploy, deployment, endpoint, query, compiler, terminal, runtime, parameter, constructor, inheritance, interface, library function, web page, commit, program, software, data type, stack overflow, boolean',
    weak: 'method, object, return, import, file, input, output, server, error, test, list, table, app, build, argument, node, exception, sort',
  },
  {
    id: 'weather',
    names: 'forecast, meteorology, weather forecast',
    strong:
      'weather, forecast, rain today, snowstorm, thunderstorm, hurricane, tornado, blizzard, humidity, celsius, fahrenheit, meteorologist, heat wave, heatwave, wind chill, barometric, cloudy, partly cloudy, sunny, drizzle, umbrella, high of, chance of rain, wind speed, snowfall, rainfall, monsoon, cyclone, typhoon, is it raining, going to rain, going to snow, feels like, cold front',
    medium:
      'rain, raining, rainy, snow, snowing, snowy, storm, windy, temperature, foggy, fog, hail, frost, lightning, degrees outside, precipitation, uv index, overcast, jacket',
    weak: 'cold, hot, warm, outside, wind, cloud, sun, degree, tomorrow, weekend, dry, wet',
  },
  {
    id: 'climate',
    names:
      'climate change, environment, environmental, sustainability, global warming, ecology, conservation, pollution, green',
    strong:
      'climate change, global warming, greenhouse gas, carbon footprint, carbon emissions, carbon dioxide, co2 emissions, sea level rise, deforestation, biodiversity, paris agreement, ipcc, net zero, carbon neutral, sustainability, sustainable, renewable energy, fossil fuel, recycling, air pollution, ozone layer, ecosystem, coral bleaching, melting ice, glacier, endangered species, environmental, environmentalist, conservation, plastic waste, ecological, carbon tax, climate',
    medium:
      'emission, pollution, environment, recycle, ecology, habitat loss, drought, wildfire, extinction, compost, landfill, methane, carbon, greenhouse, pollutant, reforestation, eco-friendly, biodegradable',
    weak: 'planet, green, nature, earth, waste, forest, plastic, temperature, ocean, impact, energy, footprint',
  },
  {
    id: 'energy',
    names: 'power, electricity, oil and gas, renewables, utilities, renewable energy, oil, nuclear energy',
    strong:
      'power plant, solar panel, wind turbine, nuclear power, nuclear reactor, hydroelectric, geothermal, oil and gas, crude oil, natural gas, petroleum, opec, power grid, electric grid, kilowatt, megawatt, electricity bill, renewable energy, lithium-ion, battery storage, biofuel, fracking, pipeline, oil refinery, coal mine, energy efficiency, energy consumption, photovoltaic, offshore wind, energy sector, blackout, electricity price, heat pump, gigawatt',
    medium:
      'electricity, solar, energy, coal, fuel, uranium, turbine, generator, refinery, drilling, grid, watt, voltage, diesel, power outage, hydrogen fuel, utility company, thermostat',
    weak: 'power, gas, oil, battery, wind, heat, charge, plant, barrel, utility, meter',
  },
  {
    id: 'agriculture',
    names: 'farming, farm, gardening, garden, farmers, crops, horticulture',
    strong:
      'agriculture, agricultural, farmer, farming, crop, harvest, livestock, tractor, irrigation, fertilizer, fertiliser, pesticide, herbicide, soil, cattle, dairy farm, poultry, wheat, corn field, maize, soybean, greenhouse, seedling, crop rotation, organic farming, orchard, vineyard, agronomy, barn, plow, plough, hay, compost, gardening, gardener, garden bed, pruning, horticulture, ranch, subsistence farming, green revolution',
    medium:
      'farm, seed, sow, cow, sheep, goat, pig, chicken coop, barley, rice paddy, grain, weed, garden, tomato plant, pasture, acre, hectare, beekeeping, plantation, cultivate, cultivation',
    weak: 'plant, grow, growing, land, field, water, food, crop price, animal, season, feed',
  },
];
