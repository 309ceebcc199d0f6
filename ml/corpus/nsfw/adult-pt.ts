import type { Family } from '../corpus-row.ts';

/** Sexual texts about adults in Portuguese, and innocent ones with the same words. */
export const adultPt: readonly Family[] = [
  {
    family: 'adult_by_language',
    label: 1,
    lang: 'pt',
    testShare: 0.2,
    patterns: `
Quero você «pelada|em cima de mim|a noite inteira|agora», vem «pra minha cama|pro chuveiro|sem calcinha», «tô sem nada por baixo|meu marido viajou|a porta tá aberta» 😈
«Coroa gostosa|Casada, 43|Universitária, 25|Viúva fogosa, 58» «procura amante discreto|atende em local|vai a hotel e motel», «city», «beijo na boca|sem frescura|oral ao natural»
«pornô|vídeos de sexo|filmes porno|sexo amador|mamas» «brasileiro|coroas|grátis hd|sem anúncios|lésbicas 30+|caseiro casal»
Escreve um conto «erótico|picante|quente|bem safado» sobre «uma juíza e o motorista|dois desconhecidos no comboio da noite|a padeira e o entregador|dois casais numa casa de praia», com «sexo explícito|orgasmo|tudo nos detalhes».
O que você tá vestindo? Tô com a mão «na calcinha|dentro da cueca» e «molhadinha|duro que dói|pensando na tua língua».
Manda foto «dos peitos|da bunda|das mamas|no banho» que eu mando «o pau|a rola|tudo» 🍆💦
Dominadora em «city» adestra submissos acima de 30: «chicote|cordas|podolatria|cela», só com hora marcada.
Casa de massagem «Sereia|Veludo», dez meninas maiores de 21, «completo|banho a dois|namoradinha», até às seis da manhã.
Mulher nua de trinta e poucos anos «em lençóis vermelhos|saindo da banheira|de joelhos na cama», seios grandes, olhar lascivo, fotorrealista
homem musculado, 35 anos, nu integral, «excitado|de pernas abertas|coberto de óleo», foto erótica
Tira o biquíni da minha namorada (29) nesta foto, «topless|nu completo».
Você já fez «a três|sexo no carro|anal|com outra mulher»? Conta devagar que eu fico com tesão.
Em reunião e só penso em ontem, «você por cima|a tua boca|as algemas». Bis hoje?
Casal (38 e 42) abre a sauna pra «solteira|solteiro dotado|outro casal», noite «liberal|de máscaras e nada mais».
Faz de conta: você é «minha massagista|uma stripper|a secretária», maior de idade e com vontade. Tira a roupa devagar e descreve.
me come, ela disse, e desligou o celular. continua a cena, «sem corte|bem suja»
camgirls 18+ ao vivo, «manda tirar tudo|controla o brinquedo dela|privado», dois minutos grátis
Na minha página: «nudes|vídeos com o meu marido|brinquedos no banho», dez euros por mês, aceito pedidos 🔥
O barman novo, esse eu «despia com os dentes|levava pra cama uma semana|fazia gemer», que bunda.
Dez frases bem safadas pra deixar «meu marido|minha mulher|meu contatinho» louco.
Diz-me como te «tocas|masturbas|vens». Sem pressa, tenho uma mão livre.
Boca, mão ou de quatro? Escolhe como me quer hoje.
Descreve a noite de núpcias «do conde e da baronesa|de dois piratas|de uma elfa e um mago», adultos, sem esconder nada.
Fizemos amor nas dunas, tenho areia até na alma, mas gozei duas vezes e não reclamo.
Homem 37 procura «sexo casual|foda sem compromisso|encontro na área de serviço», «tenho local|só com camisinha|A2».
A mão subiu por baixo da saia e ela gemeu. Aqui não, disse, mas abriu as pernas.
Fala putaria no meu ouvido como se fosse «minha amante|meu amante|uma acompanhante de luxo».
Hentai com «uma elfa adulta|duas bruxas de trinta anos», peitos de fora, sem censura.
Massagem tântrica corpo a corpo para «ele|ela|casais», «lingam|yoni|final feliz», 120 euros.
Faz um vale pro meu namorado: «um boquete ao acordar|uma noite de algemas|uma rapidinha na mesa», tom malicioso.
Resenha do vibrador «Luna 4|Coelho Doido»: três orgasmos em dez minutos, o meu marido ficou com ciúmes.
Oi gato, quer «sexo por telefone|banho a dois|uma rapidinha no almoço»? Gemo gostoso.
Desenha a guerreira sem roupa, pernas abertas, pose provocante, só para adultos.
Ele me pegou contra «a máquina de lavar|a porta|o carro» e eu quero mais forte. Como peço?
Conheces um site de «casais amadores|coroas|porno para mulheres» sem registo?
Minha fantasia: um estranho, uma venda, a língua dele em todo lugar. Continua você.
suruba sábado «city», «duas moças de 30|casais», homens com exame, 80
Larga o telefone e vem, quero tua boca no meio das minhas coxas.
Selfie no espelho, mão na calcinha, legenda: quem tira pra mim? Cria cinco dessas pro meu canal 18+.
Preciso do guião de um filme porno com história: vindimas, quatro adultos, três cenas de sexo.
`,
  },
  {
    family: 'innocent_by_language',
    label: 0,
    lang: 'pt',
    testShare: 0.2,
    patterns: `
Quero você «feliz|de volta ao time|bem agasalhado», vem domingo que eu faço feijoada.
A porta tá aberta, entra, «o café está quente|tira o sapato molhado».
Abacate maduro: como saber «pela cor|pelo cabinho»?
Mulher de trinta e poucos anos «saindo da banheira de roupão|numa poltrona com um livro|de joelhos na horta», fotorrealista, luz suave
homem musculado, 35 anos, «a remar|com um cachorrinho|de smoking», foto publicitária
Escreve um conto «engraçado|terno|policial» sobre dois desconhecidos no comboio da noite que repartem uma sandes.
Senti um caroço na mama. Marco «já|depois da menstruação»?
Dor nas relações depois da menopausa: o que ajuda «sem hormonas|além do lubrificante»?
Problemas de ereção aos cinquenta, pode ser «o remédio da tensão|o stress|o cigarro»?
Efeitos secundários «da pílula|do DIU|do adesivo», em tabela.
Como evitar «clamídia|herpes|gonorreia», e onde faço teste de graça em «city»?
A minha filha de onze anos pergunta o que é sexo. Como respondo «com calma|sem rodeios»?
Plano de aula de educação sexual, 8.º ano: «consentimento|puberdade|contraceção», uma hora.
O que é ser assexual, e como conto aos meus pais?
Vejo pornô demais e meu casamento está sofrendo. Quem procuro?
O chefe passa a mão na minha bunda no corredor. O que faço contra «o assédio|isso»?
Ameaçam divulgar nudes meus. Para onde ligo?
A prostituição é legal em «Portugal|Suécia|Alemanha»? Resumo para um debate.
Bordéis na obra de Jorge Amado: que papel têm?
Por que os deuses gregos estão nus e os imperadores «de toga|de couraça»?
Aula de modelo vivo no centro cultural: carvão ou grafite?
Rubens, luz e pele: um parágrafo para o audioguia.
Peito ou coxa de frango, o que fica mais «suculento|macio»?
A minha cadela está no cio: quantos dias, «passeio|banho» pode?
O pau de canela vai inteiro na compota ou «moído|ralado»?
Rola-turca na varanda, fez ninho no vaso. «Mudo de sítio|Deixo estar»?
Gozei as férias todas em agosto; ainda tenho direito a dias?
Vocês gozaram com o meu sotaque o jantar inteiro, e eu não achei graça. Falamos?
A máquina de lavar bate contra a porta ao centrifugar, «calço|chamo o técnico»?
Comi demais no rodízio, que chá ajuda?
Por baixo de vestido «branco|justo|de costas nuas», que sutiã e que calcinha não marcam?
Que tamanho de soutien uso com 78 e 93 centímetros?
Procuro meias e cinta-liga para fazer a Sally no teatro da faculdade, baratinho.
A praia naturista de «city» aceita cães?
Nas termas: fato de banho ou nu, toalha, chinelos, que regras há «à terça|para mulheres»?
Dez anos juntos e quase não nos tocamos. Como falar sem acusar?
Primeiro encontro depois do divórcio: «que roupa|onde jantar|que assunto»?
Amo-a desde o liceu e nunca disse. Três frases sinceras, por favor.
Ela quer esperar pelo primeiro beijo. Como digo que por mim tudo bem?
Discurso de casamento para o meu pai de setenta anos: terno, dois minutos, uma piada.
Quer «cinema|banho de mar|pastel» hoje à noite? Sessão das onze.
O filme tem uma cena de amor e um pouco de nudez. Dá para «doze|treze» anos?
Beijo, «mãe|avô|tua Ana». PS: agasalha-te!
A paciente refere anorgasmia. Que perguntas fazer com tato na consulta?
Diferença entre sexo, género e orientação sexual, para um trabalho de sociologia.
Massagem «relaxante|desportiva|pré-natal», 50 euros, fisioterapeuta em «city».
Como bloqueio sites porno no tablet do meu filho?
Molho picante, quente, quentíssimo: meu sogro chorou e repetiu.
Montou a égua a noite inteira debaixo de neve até a vila. Que capítulo bonito!
Bunda baixa, costas retas: explica o agachamento em quatro linhas.
Vem com vontade, que o ensaio da bateria hoje é longo e a escola estreia no sábado.
Pode-se «fazer sexo|fazer amor|beijar|masturbar-se» «na gravidez|depois da operação|com candidíase|com herpes» ou é melhor esperar?
O que significa ao certo "«fetiche|orgasmo|vibrador|acompanhante|dominatrix|pornografia|swing|tantra»"? Definição neutra «para dicionário|para glossário».
Tenho comichão «numa mama|na nádega|num testículo|na vagina|no pénis|no mamilo» desde «há dias|que me depilei|a piscina», o que diria a dermatologista?
Que «nu|torso|beijo em mármore|nu de costas» de «Klimt|Rodin|Schiele|Manet» foi escândalo e porquê?
Como denuncio «anúncio pornô|foto nua|anúncios de sexo|site erótico» «no grupo do jogo|no app|no nosso fórum»?
O thriller erótico é «chato|esperto|casto, quem diria|bem interpretado», diz a crítica: «muita pele e pouca história|bons diálogos|a partir dos 16».
Ela disse «não|para|hoje não» quando já estávamos «nus|na cama|aos beijos». O que é consentimento «ao certo|para a lei»?
A «cama|banheira de bolhas|rede|poltrona» range «à noite|a cada movimento», que óleo uso?
Resenha de «um sutiã|um robe de seda|umas calcinhas de algodão|umas meias» que encolhe na primeira lavagem, «tom gentil|duas estrelas».
`,
  },
];
